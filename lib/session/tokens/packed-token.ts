import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * What ID tokens have in common, so that a packed one need not contain it; deflate finds the end soonest. A change makes every
 * packed token unreadable, and so signs all players out.
 */
const commonText = Buffer.from(
  '{"alg":"RS256","typ":"JWT","kid":"phone_number_verified":true,"given_name":"family_name":"cognito:groups":["player_access_id":"A-login_method":"DEFAULT","PNP","zendesk_token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6Ik","registrationDate":"T00:00:00Z","multibrand":"{\\"suspended\\":false}","country_code":"FI","language_code":"fi","player_id":"1000"cognito:username":"email":"@sandbox.test","email_verified":true,"iss":"https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_","origin_jti":"event_id":"token_use":"id","auth_time":17"jti":"aud":"sub":"iat":17"exp":17',
);
const separator = '\n';
const maxTextBytes = 16 * 1024;

/** Text that cannot be a packed token, because of its dots, is a token as it is. */
const isPacked = (text: string) => !text.includes('.');

/**
 * A JWT in about half its length: its claims deflated, its signature without base64. Returns the token itself where unpacking
 * would not restore every character, because a signature covers them.
 */
export function packToken(token: string): string {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) return token;
  const claims = [header, payload].map((part) => Buffer.from(part, 'base64url').toString('utf8')).join(separator);
  const sign = Buffer.from(signature, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Math.min(sign.length, 0xffff));
  const packed = Buffer.concat([length, sign, deflateRawSync(claims, { dictionary: commonText, level: 9 })]).toString(
    'base64url',
  );
  return unpack(packed) === token ? packed : token;
}

/** The token that was packed; undefined for any other text. */
export function unpackToken(text: string): string | undefined {
  return isPacked(text) ? unpack(text) : text;
}

function unpack(packed: string): string | undefined {
  try {
    const bytes = Buffer.from(packed, 'base64url');
    const start = 2 + bytes.readUInt16BE();
    const options = { dictionary: commonText, maxOutputLength: maxTextBytes };
    const [header = '', payload = '', ...more] = inflateRawSync(bytes.subarray(start), options).toString('utf8').split(separator);
    if (more.length > 0) return undefined;
    return [Buffer.from(header), Buffer.from(payload), bytes.subarray(2, start)]
      .map((part) => part.toString('base64url'))
      .join('.');
  } catch {
    return undefined;
  }
}
