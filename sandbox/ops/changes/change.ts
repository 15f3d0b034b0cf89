import type { Context } from 'hono';
import { z } from 'zod';
import type { Fields } from '../port/forms.ts';
import { type Cause, type ControlCause, givenReason, optionalReason } from '../port/reason.ts';
import { type OperatorAction, requireRole, type SignedInOperator } from '../roles.ts';

/** What the operator's sign-in adds to a request. */
export interface OpsEnv {
  readonly Variables: { readonly operator: SignedInOperator };
}
export type OpsRequest = Context<OpsEnv>;

type Params = Readonly<Record<string, string>>;

/** A form of the console that makes the change. Its field `reason` is the reason. */
export interface ChangeForm {
  readonly path: string;
  /**
   * The body of the REST call with the same effect, without its reason; without this, the fields are the body. Throws an
   * `OpsRefusal` for an unknown subject.
   */
  readonly toBody?: (fields: Fields, params: Params) => unknown;
  /** The page that shows the outcome. */
  readonly back: (request: OpsRequest, fields: Fields) => string;
  /** The part of that page to scroll to after a success, `#limits`. */
  readonly section?: string;
  /** Shows a refused form again; without it the page of `back` shows the error. */
  readonly showRefused?: (request: OpsRequest, fields: Fields, error: unknown) => Response | Promise<Response>;
}

interface ChangeRequest {
  readonly operator: SignedInOperator;
  readonly params: Params;
  readonly isForm: boolean;
}

/** A change that an operator can make, by `POST /api{path}` and by forms. */
export interface OperatorChange {
  readonly path: string;
  readonly status: 200 | 201;
  /** The body without its reason. */
  readonly body: { parse(input: unknown): unknown };
  readonly forms: readonly ChangeForm[];
  /** Parses the request, checks the operator's role, and makes the change. Undefined for an unknown subject; throws `ZodError` and `OpsRefusal`. */
  readonly run: (input: unknown, request: ChangeRequest) => Promise<object | undefined>;
}

interface ChangeSpec<Body, Why> {
  readonly path: string;
  /** What the operator's role has to allow: one action, or those that a body asks for. */
  readonly action: OperatorAction | ((body: Body) => readonly OperatorAction[]);
  /** 201 where the change creates something. */
  readonly status?: 200 | 201;
  /** The body without its reason. */
  readonly body: { parse(input: unknown): Body };
  /** Makes the change and records it with its cause, in one transaction. */
  readonly perform: (body: Body, request: { readonly params: Params; readonly cause: Why }) => Promise<object | undefined>;
  readonly forms: readonly ChangeForm[];
}

/** A change of anything that concerns players, money or offers: it needs a reason. */
export function defineChange<Body>(spec: ChangeSpec<Body, Cause>): OperatorChange {
  return define(spec, (input, { operator }) => ({ ...whoIs(operator), ...givenReason.parse(input) }));
}

/** A change of the sandbox itself, such as its clock: the forms ask for a reason, a REST call may leave it out. */
export function defineControl<Body>(spec: ChangeSpec<Body, ControlCause>): OperatorChange {
  return define(spec, (input, { operator, isForm }) => ({
    ...whoIs(operator),
    ...(isForm ? givenReason : optionalReason).parse(input),
  }));
}

/** A message to a person, which says by itself why it is sent. */
export function defineMessage<Body>(spec: ChangeSpec<Body, ControlCause>): OperatorChange {
  return define(spec, (_, { operator }) => whoIs(operator));
}

const whoIs = ({ user: by, role }: SignedInOperator) => ({ by, role });

function define<Body, Why>(
  { path, action, status = 200, body, perform, forms }: ChangeSpec<Body, Why>,
  readCause: (input: { readonly reason?: unknown }, request: ChangeRequest) => Why,
): OperatorChange {
  return {
    path,
    status,
    body,
    forms,
    async run(input, request) {
      const { reason, rest } = splitReason(input);
      const [parsed, cause] = parseBoth(
        () => {
          const read = body.parse(rest);
          requireRole(request.operator.role, typeof action === 'function' ? action(read) : [action]);
          return read;
        },
        () => readCause({ reason }, request),
      );
      return perform(parsed, { params: request.params, cause });
    },
  };
}

function splitReason(input: unknown): { readonly reason?: unknown; readonly rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { rest: input };
  const { reason, ...rest }: { readonly reason?: unknown } = input;
  return { reason, rest };
}

/** Reports the errors of both at once. */
function parseBoth<First, Second>(first: () => First, second: () => Second): readonly [First, Second] {
  const [one, two] = [attempt(first), attempt(second)];
  if ('value' in one && 'value' in two) return [one.value, two.value];
  throw new z.ZodError([one, two].flatMap((each) => ('issues' in each ? each.issues : [])));
}

function attempt<Value>(parse: () => Value): { readonly value: Value } | { readonly issues: z.ZodError['issues'] } {
  try {
    return { value: parse() };
  } catch (error) {
    if (error instanceof z.ZodError) return { issues: error.issues };
    throw error;
  }
}
