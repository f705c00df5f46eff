import { ButtonLink, VisuallyHidden } from '@vitrina/ui';
import css from './viewer.module.css';

export type FileLinksProps = {
  /** Of the bytes, with the media type that the server found in them: never a page of this site. */
  url: string;
  name: string;
  /** Whether the browser may show the file by itself. */
  canOpen: boolean;
};

/** Ways out of the viewer with the file: saved under its own name, or shown by the browser itself. */
export function FileLinks({ url, name, canOpen }: FileLinksProps) {
  return (
    <div className={css.tools}>
      {canOpen && (
        <ButtonLink to={url} target="_blank" rel="noopener noreferrer" variant="quiet" size="s">
          Abrir en otra pestaña
        </ButtonLink>
      )}
      <ButtonLink to={url} download={name} variant="secondary" size="s">
        Descargar
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
