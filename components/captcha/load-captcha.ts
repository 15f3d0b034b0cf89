import { browserSettings } from '#lib/content/settings/browser-settings-client.ts';

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

export interface CaptchaApi {
  render(container: HTMLElement, options: CaptchaOptions): string;
  execute(id: string, options: { async: true }): Promise<{ readonly response: string }>;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    hcaptcha?: CaptchaApi;
    onCaptchaReady?: () => void;
  }
}

const timeoutMs = 12_000;

let loading: Promise<CaptchaApi> | undefined;

/** Loads the captcha script and the site's key; after a failure the next call tries again. */
export async function loadCaptcha(): Promise<{ readonly api: CaptchaApi; readonly siteKey: string }> {
  const { url, siteKey } = (await browserSettings()).captcha;
  loading ??= loadScript(`${url}/1/api.js?render=explicit&recaptchacompat=off&onload=onCaptchaReady`);
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
      reject(new Error('The captcha could not be loaded.'));
    };
    const timer = setTimeout(fail, timeoutMs);
    window.onCaptchaReady = () => {
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
