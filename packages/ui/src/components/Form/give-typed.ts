type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** React compares with the last value that it saw written: it sees this one, and not the one behind its back. */
const changeUnseen = (field: Field, value: string) => {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

/** Tells React what was typed and ticked in a form before it took the form over, as if it were typed now. */
export function giveTyped(form: HTMLFormElement): void {
  for (const field of [...form.elements].filter(isField)) {
    if (isToggle(field)) {
      if (field.checked === field.defaultChecked) continue;
      field.checked = field.defaultChecked;
      field.click();
    } else if (field.value !== field.defaultValue) {
      const typed = field.value;
      field.value = field.defaultValue;
      changeUnseen(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
