/** Loads the terms, a chunk of their own: they are long, and few open them. */
export const loadTerms = () => import(/* webpackChunkName: "terms" */ './terms').then(({ TERMS }) => TERMS);

/** Loads the privacy policy, a chunk of its own for the same reason. */
export const loadPrivacy = () =>
  import(/* webpackChunkName: "privacy" */ './privacy/privacy').then(({ PRIVACY }) => PRIVACY);
