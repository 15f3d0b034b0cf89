/** What the other services use of this one. */
export { signOrder } from './order.ts';
