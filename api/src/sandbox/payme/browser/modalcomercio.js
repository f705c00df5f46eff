// The script of payme's modal, as a shop's page loads it. It styles by the CSSOM alone, which no strict policy refuses.
(() => {
  const ownBase = new URL('../../', document.currentScript.src).href;
  const FRAME = 'alignet-vpos2-frame';
  let overlay;

  const styled = (name, styles) => {
    const element = document.createElement(name);
    for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value);
    return element;
  };

  const close = () => {
    overlay?.remove();
    overlay = undefined;
  };

  function open() {
    close();
    overlay = styled('div', {
      position: 'fixed',
      inset: '0',
      'z-index': '2147483000',
      display: 'grid',
      'grid-template-rows': 'auto 1fr',
      'justify-items': 'center',
      padding: '8px',
      background: 'rgba(0, 0, 0, 0.6)',
    });
    overlay.id = 'alignet-vpos2-modal';
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Pay-me');
    const button = styled('button', {
      'justify-self': 'end',
      'min-width': '44px',
      'min-height': '44px',
      border: '0',
      background: 'transparent',
      color: '#fff',
      font: '24px sans-serif',
      cursor: 'pointer',
    });
    button.type = 'button';
    button.textContent = '×';
    button.setAttribute('aria-label', 'Cerrar Pay-me');
    // The shop is not told: it must notice by itself.
    button.addEventListener('click', close);
    const frame = styled('iframe', { width: 'min(100%, 40rem)', height: '100%', border: '0', background: '#fff' });
    frame.name = FRAME;
    frame.title = 'Pay-me';
    overlay.append(button, frame);
    document.body.append(overlay);
    frame.focus();
  }

  /** Posts the shop's form into the modal's frame. */
  function send(fields, address) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    form.target = FRAME;
    form.hidden = true;
    for (const [name, value] of fields) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }

  window.AlignetVPOS2 = {
    /**
     * Opens the modal with what the form `alignet-form-vpos2` holds.
     * @param {string} [baseUrl] of the environment; by default the one that this script comes from
     * @param {string} [design] 1, 2 or 3
     */
    openModal(baseUrl, design = '1') {
      const shopForm = document.querySelector('form.alignet-form-vpos2');
      if (!shopForm) return;
      open();
      const base = (baseUrl || ownBase).replace(/\/?$/, '/');
      send([...new FormData(shopForm), ['design', design]], `${base}VPOS2/modal`);
    },
  };
})();
