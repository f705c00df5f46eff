import type { Model, VehicleLine } from '@vitrina/contract';
import { ModelCard } from './model-card';
import css from './vehicle-lines.module.css';

/** The maker's lines, each with its models: two columns on a desktop, three if a line has more than two. */
export function VehicleLines({ lines, onChoose }: { lines: readonly VehicleLine[]; onChoose(model: Model): void }) {
  return (
    <div className={css.lines} data-columns={Math.min(Math.max(2, ...lines.map(({ models }) => models.length)), 3)}>
      {lines.map((line) => (
        <Line key={line.id} line={line} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** As wide as its models, so that small lines share a row. */
function Line({ line, onChoose }: { line: VehicleLine; onChoose(model: Model): void }) {
  return (
    <section className={css.line} data-span={Math.min(line.models.length, 3)} aria-labelledby={`line-${line.id}`}>
      <h2 id={`line-${line.id}`} className={css.name}>
        {line.name}
      </h2>
      <ul className={css.models}>
        {line.models.map((model) => (
          <li key={model.id}>
            <ModelCard model={model} onChoose={() => onChoose(model)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
