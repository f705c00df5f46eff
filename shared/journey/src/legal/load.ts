/** Loads the terms, a separate chunk: they are long, and few open them. */
export const loadTerms = () => import(/* webpackChunkName: "terms" */ './terms').then(({ TERMS }) => TERMS);

/** Loads the privacy policy, a separate chunk for the same reason. */
export const loadPrivacy = () =>
  import(/* webpackChunkName: "privacy" */ './privacy/privacy').then(({ PRIVACY }) => PRIVACY);
