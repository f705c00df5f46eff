import { query, useQuery } from '@vitrina/api-client';
import { type ApplicationDocument, storedFile } from '@vitrina/contract';
import { sizeText } from '@vitrina/forms/prepare';
import { Badge, Button } from '@vitrina/ui';
import { FileText } from 'lucide-react';
import css from './documents.module.css';
import { useObjectUrl } from './use-object-url';

const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

type StoredTileProps = { document: ApplicationDocument; onRemove(): void };

/** A document that is there, with its picture, size and kind. */
export function StoredTile({ document, onRemove }: StoredTileProps) {
  const { typeName, fileName, fileType, size, isFromPhone } = document;
  return (
    <li className={css.stored}>
      <Thumbnail document={document} />
      <div className={css.words}>
        <p className={css.name}>{typeName}</p>
        <p className={css.file}>{fileName}</p>
        <p className={css.file}>{`${KINDS[fileType] ?? fileType} · ${sizeText(size)}`}</p>
        {isFromPhone && <Badge>Desde el teléfono</Badge>}
      </div>
      <Button variant="quiet" size="s" aria-label={`Quitar ${typeName}`} onClick={onRemove}>
        Quitar
      </Button>
    </li>
  );
}

/** The picture itself, or a sign of a document. A picture that cannot be had is not told: the words say what it is. */
function Thumbnail({ document: { fileId, fileType } }: { document: ApplicationDocument }) {
  const isPicture = fileType.startsWith('image/');
  const { data } = useQuery({
    ...query(storedFile, { id: fileId }, { quiet: true }),
    enabled: isPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(data);
  return (
    <span className={css.thumbnail}>
      {url ? <img src={url} alt="" /> : <FileText size={28} strokeWidth={1.25} aria-hidden="true" />}
    </span>
  );
}
