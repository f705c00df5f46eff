import type { Quotation } from '@vitrina/contract';
import { LinkField } from '@vitrina/journey';
import { Button, Callout, hiddenClass } from '@vitrina/ui';
import { useRef } from 'react';
import { Menu, MenuItem } from './menu';
import css from './quotation-menu.module.css';
import { type Task, useTasks } from './use-tasks';

const WORDS: Record<Task, { item: string; waits: string; done?: string; failed: string }> = {
  document: {
    item: 'Descargar PDF',
    waits: 'Preparando el PDF…',
    done: 'PDF descargado',
    failed: 'No pudimos descargar el PDF',
  },
  link: { item: 'Copiar enlace', waits: 'Creando el enlace…', done: 'Copiado', failed: 'No pudimos crear el enlace' },
  configuration: {
    item: 'Configurar de nuevo',
    waits: 'Abriendo el configurador…',
    failed: 'No pudimos abrir el configurador',
  },
};
const TASKS = Object.keys(WORDS) as Task[];

/** 'Más' of a quotation, and below it what became of the action that was chosen. */
export function QuotationMenu({ quotation, onCompare }: { quotation: Quotation; onCompare(): void }) {
  const { mutate, variables: task, data: refusedLink, error, isPending, isSuccess } = useTasks(quotation);
  const words = task && WORDS[task];
  // The next one waits for its turn: the PDF takes a second or two.
  const run = (next: Task) => isPending || mutate(next);
  const opener = useRef<HTMLButtonElement>(null);
  const retry = (failed: Task) => {
    // 'Reintentar' goes with the message.
    opener.current?.focus();
    run(failed);
  };
  const said = isPending ? words?.waits : isSuccess && refusedLink === undefined ? words?.done : undefined;
  return (
    <>
      <Menu opener={opener} of={`de la cotización N.º ${quotation.number}`} className={css.menu}>
        {TASKS.map((next) => (
          <MenuItem key={next} onChoose={() => run(next)}>
            {WORDS[next].item}
          </MenuItem>
        ))}
        <MenuItem onChoose={onCompare}>Comparar</MenuItem>
      </Menu>
      <output className={said ? css.told : hiddenClass}>{said}</output>
      {refusedLink !== undefined && (
        <div className={css.below}>
          <LinkField key={refusedLink} label="Enlace de esta configuración" link={refusedLink} />
        </div>
      )}
      {error && task && (
        <Callout
          tone="danger"
          title={words?.failed}
          className={css.below}
          actions={
            <Button variant="secondary" size="s" onClick={() => retry(task)}>
              Reintentar
            </Button>
          }
        >
          {error.message}
        </Callout>
      )}
    </>
  );
}
