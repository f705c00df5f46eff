import { atom } from 'jotai';

/** The car's surroundings: a studio, or the open air by day. */
export const SCENES = ['studio', 'day'] as const;
export type Scene = (typeof SCENES)[number];

const KEY = 'vitrina.scene';

function remembered(): Scene {
  try {
    return sessionStorage.getItem(KEY) === 'day' ? 'day' : 'studio';
  } catch {
    return 'studio'; // storage is forbidden: the choice holds until the next load
  }
}

const chosen = atom<Scene>(remembered());

/** The buyer's choice, remembered for the visit (this tab, reloads included). */
export const sceneAtom = atom(
  (get) => get(chosen),
  (_get, set, scene: Scene) => {
    set(chosen, scene);
    try {
      sessionStorage.setItem(KEY, scene);
    } catch {
      // the choice holds until the next load
    }
  },
);
