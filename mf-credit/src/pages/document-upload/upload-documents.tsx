import { ApiError } from '@vitrina/api-client';
import type { UploadList } from '@vitrina/contract';
import { formatTime } from '@vitrina/rules';
import { Button, Callout, Details, Loading, Skeleton } from '@vitrina/ui';
import css from './document-upload.module.css';
import { Ended } from './ended';
import type { UploadLink } from './link';
import { UploadTile } from './upload-tile';
import { useUploadList } from './use-upload-list';

/** The documents that a link asks for, what is required first. */
export function UploadDocuments({ link }: { link: UploadLink }) {
  const { list, send, ended } = useUploadList(link);
  if (ended) return <Ended end={ended} />;
  if (list.data) return <Asked list={list.data} send={send} />;
  if (list.isError) {
    return (
      <Callout
        tone="danger"
        title="No pudimos abrir el enlace"
        actions={
          <Button variant="secondary" size="s" busy={list.isFetching} onClick={() => list.refetch()}>
            Reintentar
          </Button>
        }
      >
        {list.error instanceof ApiError && list.error.message}
      </Callout>
    );
  }
  return (
    <Loading label="Abriendo el enlace">
      <Skeleton shape="picture" />
    </Loading>
  );
}

type AskedProps = { list: UploadList; send: ReturnType<typeof useUploadList>['send'] };

function Asked({ list: { documents, until }, send }: AskedProps) {
  const mandatory = documents.filter(({ isMandatory }) => isMandatory);
  const others = documents.filter(({ isMandatory }) => !isMandatory);
  const left = mandatory.filter(({ isStored }) => !isStored).length;
  const tiles = (list: UploadList['documents']) => (
    <ul className={css.tiles}>
      {list.map((document) => (
        <UploadTile key={document.id} document={document} onSend={(file) => send(document, file)} />
      ))}
    </ul>
  );
  return (
    <>
      <p>
        {`Lo que subes llega a la solicitud que tienes abierta en tu computadora. Puedes hacerlo hasta las ${formatTime(until)}.`}
      </p>
      <p role="status" className={css.left}>
        {left > 0
          ? `${left === 1 ? 'Falta' : 'Faltan'} ${left} de ${mandatory.length} obligatorios`
          : 'Ya están los obligatorios. Sigue en tu computadora.'}
      </p>
      {tiles(mandatory)}
      {others.length > 0 && <Details summary="Otros documentos">{tiles(others)}</Details>}
    </>
  );
}
