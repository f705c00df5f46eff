// Runs in the page before anything else: tells `noteMotion` of each animation and transition that takes time. It sees
// those that CSS starts (by their events) and those that script starts (by `animate`).
const LONGEST = 1;

const tell = (animation, where) => {
  const { duration, delay } = animation.effect.getComputedTiming();
  const takes = Number(duration) + Math.max(0, delay);
  const what = animation.transitionProperty ?? animation.animationName ?? animation.id;
  if (takes > LONGEST) noteMotion(`${where.tagName.toLowerCase()}.${where.className} ${what} takes ${takes} ms`);
};
const tellAll = ({ target }, counts) => {
  for (const animation of target.getAnimations({ subtree: true }))
    if (counts(animation)) tell(animation, animation.effect.target);
};
addEventListener('transitionrun', (event) => tellAll(event, (one) => one instanceof CSSTransition), true);
// An animation that nobody sees is a clock.
const isSeen = ({ effect }) => effect.target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
addEventListener('animationstart', (event) => tellAll(event, isSeen), true);

const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  tell(animation, this);
  return animation;
};
