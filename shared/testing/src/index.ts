export { matchMedia } from './browser';
export { deferred } from './deferred';
export { Failure, type FakeServer, fakeServer, LOST, Raw } from './fake-server';
export { type RenderedPage, renderPage } from './render-page';
export { testCustomer } from './test-customer';
