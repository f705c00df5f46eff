import { FakeSection } from './fake-section';

/** In place of the registry of sections: `jest.mock('…/sections/registry', () => jest.requireActual('…/testing/sections'))`. */
export const useSection = () => ({
  data: { Section: FakeSection },
  isError: false,
  refetch: () => undefined,
});
