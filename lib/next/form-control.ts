export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React renders for an element: `return` is the parent, `alternate` an earlier rendering. */
interface Fiber {
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly flags: number;
}

/** React's flags of a part that is rendered but not yet placed in the page, or not yet hydrated. */
const unfinished = 2 | 4096;

/** React keeps an element's fiber and props on the element, each under a name that ends in random characters. */
function keptBy(element: Element, kind: 'Fiber' | 'Props'): unknown {
  const key = Object.keys(element).find((name) => name.startsWith(`__react${kind}$`));
  return key === undefined ? undefined : Reflect.get(element, key);
}

/** Whether React handles the element's events: while it waits for another part of the page, it drops those of parts that it has rendered. */
export function isHydrated(element: Element): boolean {
  const fiber = keptBy(element, 'Fiber') as Fiber | undefined;
  if (!fiber) return false;
  if (fiber.alternate) return true;
  for (let node: Fiber | null = fiber; node; node = node.return) if (node.flags & unfinished) return false;
  return true;
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
  const props = (keptBy(control, 'Props') ?? {}) as Readonly<Record<string, unknown>>;
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
