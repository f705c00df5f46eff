import { cx } from '@vitrina/ui';
import { useAtom } from 'jotai';
import { SCENES, type Scene, sceneAtom } from './scene';
import css from './scene-toggle.module.css';

const LOOK: Record<Scene, { label: string; drawing: string }> = {
  // a lamp above its pool of light
  studio: { label: 'Estudio', drawing: 'M12 2v5M5 14a7 7 0 0 1 14 0ZM8 18l-1 3M12 18v3M16 18l1 3' },
  day: {
    label: 'Día',
    drawing:
      'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  },
};

/** Switches between studio and daylight. It sets the scene of the surrounding stage, which draws it. */
export function SceneToggle() {
  const [scene, setScene] = useAtom(sceneAtom);
  return (
    <fieldset aria-label="Fondo" data-scene={scene} className={css.toggle}>
      {SCENES.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === scene}
          className={cx(css.option, option === scene && css.chosen)}
          onClick={() => setScene(option)}
        >
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className={css.drawing}>
            <path d={LOOK[option].drawing} />
          </svg>
          <span>{LOOK[option].label}</span>
        </button>
      ))}
    </fieldset>
  );
}
