import { Callout, Container, PageHeading } from '@vitrina/ui';
import { useState } from 'react';
import css from './document-upload.module.css';
import { type UploadLink, useUploadLink } from './link';
import { UploadDocuments } from './upload-documents';

/**
 * Where an upload link leads: a telephone photographs documents into an application that is open elsewhere. It needs no
 * session and shows nothing but what is asked for.
 */
export function DocumentUploadPage() {
  const link = useLatest(useUploadLink());
  return (
    <Container page>
      <div className={css.page}>
        <PageHeading>Sube tus documentos</PageHeading>
        {link ? <UploadDocuments key={link.token} link={link} /> : <Incomplete />}
      </div>
    </Container>
  );
}

const Incomplete = () => (
  <Callout title="Abre esta página con el código QR o el enlace de tu solicitud">
    Su enlace lleva una clave de un solo navegador, y aquí falta.
  </Callout>
);

/** The link stays on the page once it is forgotten, so that its end does; another link takes its place. */
function useLatest(link: UploadLink | undefined): UploadLink | undefined {
  const [latest, setLatest] = useState(link);
  if (link !== undefined && link.token !== latest?.token) setLatest(link);
  return link ?? latest;
}
