/** Loads the text of the terms, a chunk of its own: it is long, and few open it. */
export const loadTermsText = () => import(/* webpackChunkName: "terms" */ './terms-text');
