import { createStore } from 'jotai';

const read = async () => {
  jest.resetModules();
  const { sceneAtom } = await import('./scene');
  const store = createStore();
  return { scene: () => store.get(sceneAtom), choose: (scene: 'studio' | 'day') => store.set(sceneAtom, scene) };
};
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the studio comes first; the choice holds over a reload of the page', async () => {
  const first = await read();
  expect(first.scene()).toBe('studio');
  first.choose('day');
  expect(first.scene()).toBe('day');
  expect((await read()).scene()).toBe('day');
});

test('something else in the storage is the studio', async () => {
  sessionStorage.setItem('vitrina.scene', 'noche');
  expect((await read()).scene()).toBe('studio');
});

test('where storage is forbidden the choice still counts', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const view = await read();
  expect(view.scene()).toBe('studio');
  view.choose('day');
  expect(view.scene()).toBe('day');
});
