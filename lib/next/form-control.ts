export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that React keeps on an element once it handles its events. */
function propsOf(element: Element): Readonly<Record<string, unknown>> | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : Reflect.get(element, key);
}

export function isHydrated(element: Element): boolean {
  return propsOf(element) !== undefined;
}

export function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function readValue(control: Control): string | boolean {
  return isToggle(control) ? control.checked : control.value;
}

/** Whether the browser has changed a control itself, as after a step back or a reload. */
export function isRestored(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === false;
  }
  return isToggle(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Sets a value of a control that React handles, as if it were typed or chosen now. */
export function adoptValue(control: Control, value: string | boolean): void {
  const props = propsOf(control) ?? {};
  if (isToggle(control)) {
    // The other choice of a group unchecks this one.
    if (props.checked === value || (control.type === 'radio' && value === false)) return;
    control.checked = !value;
    control.click();
    return;
  }
  if (props.value === value) return;
  if (control.value !== value) control.value = String(value);
  // React drops an event that does not change the value that it last saw.
  const tracker: { setValue?: (seen: string) => void } | undefined = Reflect.get(control, '_valueTracker');
  tracker?.setValue?.(value === '' ? ' ' : '');
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
