import { browserSettings } from '#lib/config/browser.ts';

export interface CaptchaOptions {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact' | 'invisible';
  readonly theme: 'dark';
  readonly hl: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'chalexpired-callback': () => void;
  readonly 'error-callback': (code: string) => void;
}

/** What the site uses of the person test's script. */
export interface CaptchaApi {
  render(container: HTMLElement, options: CaptchaOptions): string;
  execute(id: string, options: { async: true }): Promise<{ readonly response: string }>;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    hcaptcha?: CaptchaApi;
    onPersonTestReady?: () => void;
  }
}

const patienceMs = 12_000;

let loading: Promise<CaptchaApi> | undefined;

/** The person test's script and the site's key; a failed load is forgotten, so that another call tries again. */
export async function loadCaptcha(): Promise<{ readonly api: CaptchaApi; readonly siteKey: string }> {
  const { url, siteKey } = (await browserSettings()).captcha;
  loading ??= loadScript(`${url}/1/api.js?render=explicit&recaptchacompat=off&onload=onPersonTestReady`);
  try {
    return { api: await loading, siteKey };
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function loadScript(address: string): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    const fail = () => {
      script.remove();
      reject(new Error('The person test could not be loaded.'));
    };
    const timer = setTimeout(fail, patienceMs);
    window.onPersonTestReady = () => {
      clearTimeout(timer);
      if (window.hcaptcha) resolve(window.hcaptcha);
      else fail();
    };
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}
