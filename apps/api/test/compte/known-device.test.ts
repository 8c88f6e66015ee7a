import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { makeKnownDevices } from '../../src/services/authentication/known-devices.ts';
import { TEST_PASSWORD, useTestServer } from '../build-app.ts';

const ATTACKER = '10.66.66.66';

const suite = (server: ReturnType<typeof useTestServer>) => {
  const signIn = async (
    emailAddress: string,
    { password = TEST_PASSWORD, cookie = '', from = '10.0.0.1' } = {},
  ) => {
    const answer = await server.request({
      method: 'POST',
      url: '/api/public/token/new',
      body: { emailAddress, password },
      from,
      ...(cookie !== '' && { headers: { cookie } }),
    });
    const setCookie = answer.headers['set-cookie'];
    return { status: answer.statusCode, setCookie, cookie: String(setCookie).split(';')[0] ?? '' };
  };
  /** What ten wrong tries leave; the first test makes them. */
  const attack = async (emailAddress: string) => {
    for (let attempt = 0; attempt < 10; attempt++)
      await server.deps.limiter.use('signInPerAccount', emailAddress).catch(() => {});
    expect((await signIn(emailAddress)).status).toBe(429);
  };
  return { signIn, attack };
};

describe('behind https', () => {
  const server = useTestServer();
  const { signIn, attack } = suite(server);

  test('the mark is a cookie that no script reads and no other site sends', async () => {
    await server.signUp('anne@exemple.fr');
    const { setCookie } = await signIn('anne@exemple.fr');
    expect(setCookie).toMatch(
      /^__Host-odu-appareil=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(String(setCookie)).not.toContain('anne');
    expect((await signIn('anne@exemple.fr', { password: 'faux' })).setCookie).toBeUndefined();
  });

  test('who attacks an account does not shut out the browser that signed in before, and it alone', async () => {
    await server.signUp('bea@exemple.fr');
    const known = await signIn('bea@exemple.fr');
    for (let attempt = 0; attempt < 10; attempt++)
      await signIn('bea@exemple.fr', { password: `essai-${attempt}`, from: ATTACKER });
    expect((await signIn('bea@exemple.fr')).status).toBe(429);
    expect((await signIn('bea@exemple.fr', { cookie: known.cookie })).status).toBe(200);
    // From the attacker's own address too, behind the same box of an office.
    for (let attempt = 0; attempt < 40; attempt++)
      await server.deps.limiter.use('signInPerIp', ATTACKER).catch(() => {});
    expect((await signIn('inconnu@exemple.fr', { from: ATTACKER })).status).toBe(429);
    expect((await signIn('bea@exemple.fr', { cookie: known.cookie, from: ATTACKER })).status).toBe(200);
  });

  test('a mark is of one account: another’s, a forged and an altered one count as none', async () => {
    await server.signUp('carl@exemple.fr');
    await server.signUp('dora@exemple.fr');
    const ofDora = await signIn('dora@exemple.fr');
    const ofCarl = await signIn('carl@exemple.fr');
    await attack('carl@exemple.fr');
    const forge = (secret: string) =>
      String(
        makeKnownDevices({ secret, clock: server.clock, baseUrl: 'https://odu.example' })
          .mark(undefined, { emailAddress: 'carl@exemple.fr', passwordHash: 'x' })
          .split(';')[0],
      );
    const [name = '', value = ''] = ofCarl.cookie.split('=');
    const [deviceId = '', lastSecond = '', passwordTag = '', signature = ''] = value.split('.');
    for (const cookie of [
      ofDora.cookie,
      forge('un autre secret, que ce serveur ne connaît pas'),
      `${name}=${deviceId}.${Number(lastSecond) + 1}.${passwordTag}.${signature}`,
      `${name}=${'A'.repeat(22)}.${lastSecond}.${passwordTag}.${signature}`,
      `${name}=${deviceId}.${lastSecond}.${'A'.repeat(22)}.${signature}`,
      `${name}=${value.slice(0, -1)}`,
      `${name}=`,
      `autre=${value}`,
      `${name}=${'~'.repeat(4_000)}${value}`,
    ])
      expect((await signIn('carl@exemple.fr', { cookie })).status).toBe(429);
    expect((await signIn('carl@exemple.fr', { cookie: ofCarl.cookie })).status).toBe(200);
  });

  test('a marked browser has 30 tries of its own in 15 minutes', async () => {
    await server.signUp('eva@exemple.fr');
    const { cookie } = await signIn('eva@exemple.fr');
    for (let attempt = 0; attempt < 30; attempt++)
      expect((await signIn('eva@exemple.fr', { password: 'faux', cookie })).status).toBe(401);
    expect((await signIn('eva@exemple.fr', { cookie })).status).toBe(429);
    // A thief of the cookie does not shut out who has none.
    expect((await signIn('eva@exemple.fr')).status).toBe(200);
    server.clock.advance(15 * MINUTE);
    expect((await signIn('eva@exemple.fr', { cookie })).status).toBe(200);
  });

  test('all the browsers of an account have 60 tries together, which nobody without a mark can use up', async () => {
    await server.signUp('hugo@exemple.fr');
    const marks = [];
    for (let browser = 0; browser < 3; browser++) marks.push((await signIn('hugo@exemple.fr')).cookie);
    const [one, two, three] = marks;
    for (const cookie of [one, two])
      for (let attempt = 0; attempt < 29; attempt++)
        expect((await signIn('hugo@exemple.fr', { password: 'faux', cookie })).status).toBe(401);
    await attack('hugo@exemple.fr');
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await signIn('hugo@exemple.fr', { cookie: three })).status).toBe(200);
    expect((await signIn('hugo@exemple.fr', { cookie: three })).status).toBe(429);
  });

  test('a browser is remembered for five accounts, the last ones', async () => {
    let cookie = '';
    const people = Array.from({ length: 6 }, (_, index) => `poste${index}@exemple.fr`);
    for (const person of people) {
      await server.signUp(person);
      ({ cookie } = await signIn(person, { cookie }));
      server.clock.advance(1);
    }
    for (const person of people) await attack(person);
    const statuses = [];
    for (const person of people) statuses.push((await signIn(person, { cookie })).status);
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  /** The token of a link that is mailed to the account. */
  const mailLink = async (emailAddress: string, id: string) => {
    await server.deps.passwordReset.sendLink({ id, emailAddress });
    const mail = (await server.mails()).find(({ recipient }) => recipient === emailAddress);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  test('who sets a new password by the mailed link gets in from a new browser too, whoever attacks', async () => {
    const { id } = await server.signUp('ines@exemple.fr');
    const ask = (body: object) =>
      server.request({
        method: 'POST',
        url: '/api/public/resetpwd/reset',
        body: { emailAddress: 'Ines@exemple.fr', ...body },
      });
    const resetPasswordToken = await mailLink('ines@exemple.fr', id);
    const newPassword = 'Croissant.dore.3';
    await attack('ines@exemple.fr');
    const refused = await ask({ resetPasswordToken: 'un-autre-jeton', newPassword });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([422, undefined]);
    const { statusCode, headers } = await ask({ resetPasswordToken, newPassword });
    expect([statusCode, headers['set-cookie']]).toEqual([
      204,
      expect.stringMatching(/^__Host-odu-appareil=[\w.-]+; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/),
    ]);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await signIn('ines@exemple.fr', { password: newPassword })).status).toBe(429);
    expect((await signIn('ines@exemple.fr', { password: newPassword, cookie })).status).toBe(200);
  });

  test('who knew the password before it was changed does not keep out who changed it', async () => {
    const emailAddress = 'jeanne@exemple.fr';
    const newPassword = 'Croissant.dore.3';
    const { id } = await server.signUp(emailAddress);
    const marks: string[] = [];
    for (let browser = 0; browser < 3; browser++) marks.push((await signIn(emailAddress)).cookie);
    const [stolen = ''] = marks;
    for (const cookie of marks)
      for (let attempt = 0; attempt < 30; attempt++)
        await signIn(emailAddress, { password: 'faux', cookie, from: ATTACKER });
    expect((await signIn(emailAddress, { cookie: stolen })).status).toBe(429);
    // From the browser whose mark was stolen, too.
    const { statusCode, headers } = await server.request({
      method: 'POST',
      url: '/api/public/resetpwd/reset',
      body: { emailAddress, newPassword, resetPasswordToken: await mailLink(emailAddress, id) },
      headers: { cookie: stolen },
    });
    expect(statusCode).toBe(204);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (const old of marks)
      for (let attempt = 0; attempt < 30; attempt++)
        await signIn(emailAddress, { password: 'faux', cookie: old, from: ATTACKER });
    // Without a mark, and with one of before, it is one count.
    expect((await signIn(emailAddress, { password: newPassword })).status).toBe(429);
    expect((await signIn(emailAddress, { password: newPassword, cookie: stolen })).status).toBe(429);
    const owner = await signIn(emailAddress, { password: newPassword, cookie });
    expect([owner.status, owner.cookie.split('~')]).toEqual([200, [expect.any(String)]]);
    expect((await signIn(emailAddress, { password: newPassword, cookie: owner.cookie })).status).toBe(200);
  });

  test('the links asked for under the password before do not keep who changed it from hers', async () => {
    const emailAddress = 'karima@exemple.fr';
    const { id } = await server.signUp(emailAddress);
    const stolen = (await signIn(emailAddress)).cookie;
    const askForLink = async (cookie: string) =>
      (
        await server.request({
          method: 'POST',
          url: '/api/public/resetpwd/sendlink',
          body: { emailAddress },
          headers: { cookie },
          from: ATTACKER,
        })
      ).statusCode;
    const askFourTimes = async (cookie: string) => {
      const statuses = [];
      for (let asked = 0; asked < 4; asked++) statuses.push(await askForLink(cookie));
      return statuses;
    };
    const countMails = async () =>
      (await server.mails()).filter(({ recipient }) => recipient === emailAddress).length;
    expect(await askFourTimes(stolen)).toEqual([204, 204, 204, 429]);
    await expect.poll(countMails).toBe(3);
    server.clock.advance(1);
    const { headers } = await server.request({
      method: 'POST',
      url: '/api/public/resetpwd/reset',
      body: {
        emailAddress,
        newPassword: 'Croissant.dore.3',
        resetPasswordToken: await mailLink(emailAddress, id),
      },
    });
    // One of before counts as none: with those that have none.
    expect(await askFourTimes(stolen)).toEqual([204, 204, 204, 429]);
    expect(await askFourTimes(String(headers['set-cookie']).split(';')[0] ?? '')).toEqual([
      204, 204, 204, 429,
    ]);
  });

  test('a mark lasts 180 days, renewed by each sign-in', async () => {
    await server.signUp('farid@exemple.fr');
    const first = await signIn('farid@exemple.fr');
    server.clock.advance(100 * DAY);
    const second = await signIn('farid@exemple.fr', { cookie: first.cookie });
    server.clock.advance(81 * DAY);
    await attack('farid@exemple.fr');
    expect((await signIn('farid@exemple.fr', { cookie: first.cookie })).status).toBe(429);
    expect((await signIn('farid@exemple.fr', { cookie: second.cookie })).status).toBe(200);
  });
});

describe('without https', () => {
  const server = useTestServer({ environment: { ODU_BASE_URL: 'http://localhost:3000' } });
  const { signIn, attack } = suite(server);

  test('the mark works too, without what a browser would refuse there', async () => {
    await server.signUp('gaelle@exemple.fr');
    const { setCookie, cookie } = await signIn('gaelle@exemple.fr');
    expect(setCookie).toMatch(/^odu-appareil=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    await attack('gaelle@exemple.fr');
    expect((await signIn('gaelle@exemple.fr', { cookie: `a=1; ${cookie}; b=2` })).status).toBe(200);
  });
});
