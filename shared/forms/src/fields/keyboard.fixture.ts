import { act } from '@testing-library/react';

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/**
 * A keyboard that composes, as an IME or Gboard: the events of a browser in their order, the text of the composition
 * in place of the one before.
 */
export class Keyboard {
  private from = 0;
  private text = '';
  constructor(readonly control: HTMLInputElement) {
    act(() => control.focus());
  }

  private send = (event: Event) => act(() => void this.control.dispatchEvent(event));
  private input(data: string, isComposing: boolean) {
    const { value } = this.control;
    const end = this.from + data.length;
    setText.call(this.control, value.slice(0, this.from) + data + value.slice(this.from + this.text.length));
    this.control.setSelectionRange(end, end);
    this.text = data;
    const inputType = isComposing ? 'insertCompositionText' : 'insertText';
    this.send(new InputEvent('input', { bubbles: true, data, inputType, isComposing }));
  }
  press(key: string) {
    this.send(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, keyCode: 229, isComposing: true }));
  }

  /** Inserts a text at once where the caret is, as a paste does. */
  insert(text: string) {
    this.start();
    this.input(text, false);
  }

  private start() {
    this.from = this.control.selectionStart ?? 0;
    this.text = '';
  }

  begin() {
    this.start();
    this.send(new KeyboardEvent('keydown', { bubbles: true, key: 'Process', keyCode: 229 }));
    this.send(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  }

  /** The text composed so far. */
  compose(text: string) {
    if (this.text) this.press('Process');
    this.send(new CompositionEvent('compositionupdate', { bubbles: true, data: text }));
    this.input(text, true);
  }

  end() {
    this.send(new CompositionEvent('compositionend', { bubbles: true, data: this.text }));
  }
}
