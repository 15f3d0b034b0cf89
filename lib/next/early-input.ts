import { adoptValue, type Control, isControl, isHydrated, isRestored, readValue } from './form-control.ts';
import { readyEvent } from './ready-event.ts';

interface Press {
  readonly element: HTMLElement;
  readonly repeat: () => void;
}

const controls = 'input,textarea,select';
/** How often, and for how long after the page is ready, a part of it is waited for that is not. */
const retryMs = 50;
const maxWaitMs = 30_000;

/**
 * Keeps what is typed, chosen and pressed before React handles it, and repeats it once it does: values first, then the last
 * press, once. A press is a click on a button or on a link with `data-later`, or the submission of a form without an action.
 */
export function repeatEarlyInput(): void {
  const values = new Map<Control, ReturnType<typeof readValue>>();
  const hasPopovers = 'popover' in HTMLElement.prototype;
  let press: Press | undefined;
  /** The press of the event that is being dispatched. */
  let current: Press | undefined;
  /** Parts that are not hydrated when the page is ready; what scripts add later is none of this. */
  let late: ReadonlySet<Element> | undefined;
  const listening = new AbortController();

  function isEarly(element: Element): boolean {
    return !isHydrated(element) && (late === undefined || late.has(element));
  }

  /** A press must not overtake what was typed or chosen before it. */
  const isAhead = () => late === undefined && values.size > 0;

  function note(control: Control): void {
    // Another choice of a group takes this one back.
    if (control.type === 'radio') {
      for (const other of values.keys()) if (other.name === control.name && other.form === control.form) values.delete(other);
    }
    values.set(control, readValue(control));
    waitForPart();
  }

  function hold(next: Press | undefined): void {
    press?.element.removeAttribute('aria-busy');
    press = next;
    current = next;
    next?.element.setAttribute('aria-busy', 'true');
    if (next) waitForPart();
  }

  const onInput = ({ target }: Event) => {
    if (!isControl(target)) return;
    if (isEarly(target)) note(target);
    else values.delete(target);
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>('button,a[data-later]');
    // Choosing a value does not take back a press.
    if (!target && event.target.closest(`${controls},label`)) return;
    const worksAlone = (hasPopovers && target?.matches('[popovertarget]')) || target?.matches('form [type=submit]');
    if (!target || worksAlone || !(isEarly(target) || isAhead())) return hold(undefined);
    if (!isEarly(target)) event.stopPropagation();
    // A second click on the same link navigates.
    if (target.matches('a') && target !== press?.element) event.preventDefault();
    hold({ element: target, repeat: () => target.click() });
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !(isEarly(form) || isAhead())) return;
    event.preventDefault();
    if (!isEarly(form)) event.stopPropagation();
    const { submitter } = event;
    const repeat = () => form.requestSubmit(submitter?.isConnected && submitter.matches('[type=submit]') ? submitter : null);
    hold({ element: submitter ?? form, repeat });
  };
  /** React listens at the document: it may hydrate the element for this event, and handles it then. If it cannot, it stops the event there. */
  const afterReact = () => {
    if (current && isHydrated(current.element)) hold(undefined);
    current = undefined;
  };

  /** True where a value was set: React renders it before the next one, and before a press. */
  function adoptNext(): boolean {
    for (const [control, value] of values) {
      const isThere = control.isConnected;
      if (isThere && (!isHydrated(control) || control.matches(':disabled'))) continue;
      values.delete(control);
      if (isThere) adoptValue(control, value);
      return true;
    }
    return false;
  }

  function repeatPress(): void {
    if (!press) return;
    const { element, repeat } = press;
    if (element.isConnected && (!isHydrated(element) || element.matches(':disabled'))) return;
    hold(undefined);
    if (element.isConnected) repeat();
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  function waitForPart(delayMs = retryMs): void {
    if (late === undefined || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      settle();
    }, delayMs);
  }

  function settle(): void {
    const hasAdopted = adoptNext();
    if (!hasAdopted) repeatPress();
    if (values.size > 0 || press) waitForPart(hasAdopted ? 0 : retryMs);
    else if (late?.size === 0) stop();
  }

  function stop(): void {
    listening.abort();
    hold(undefined);
    values.clear();
  }

  // In the capture phase, because a page that is partly hydrated stops some events.
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('input', onInput, options);
  window.addEventListener('change', onInput, options);
  window.addEventListener('click', onClick, options);
  window.addEventListener('submit', onSubmit, options);
  document.documentElement.addEventListener('click', afterReact, options);
  document.documentElement.addEventListener('submit', afterReact, options);
  document.addEventListener('DOMContentLoaded', () => {
    for (const control of document.querySelectorAll<Control>(controls))
      if (!isHydrated(control) && isRestored(control)) note(control);
  });
  const onReady = () => {
    const parts = document.querySelectorAll(`${controls},button,a[data-later],form`);
    late = new Set([...parts].filter((part) => !isHydrated(part)));
    settle();
    setTimeout(stop, maxWaitMs);
  };
  window.addEventListener(readyEvent, onReady, { once: true });
}
