/**
 * A container as a remote's team could deploy it by mistake: it loads, and every page throws in render. The pages throw
 * while this tab's session storage names the error ('broken'), so that a test can mend them and press 'Reintentar'.
 * @param scope name of the container, as the description beside it says
 */
export const brokenContainer = (scope: string) => `
var ${scope} = (() => {
  let scope;
  const shared = async (name) => {
    const versions = scope[name];
    return (await versions[Object.keys(versions)[0]].get())();
  };
  return {
    init(given) { scope = given; },
    async get() {
      const [{ definePage }, { createElement }] = await Promise.all([shared('@vitrina/federation'), shared('react')]);
      const page = definePage(() => {
        const name = sessionStorage.getItem('broken');
        if (name) throw Object.assign(new Error('broken on purpose'), { name });
        return createElement('h1', null, 'Recuperada');
      });
      return () => page;
    },
  };
})();
`;
