import { expect, it } from 'vitest';
import { readConfig } from '../../bff/base/config.ts';

/** The message for a wrong setting says what would be right, in words for the person who set it. */
it.each([
  ['PORT', 'abc', 'a whole number from 0 to 65535, such as 8787; it is “abc”'],
  ['PORT', '70000', 'a whole number from 0 to 65535, such as 8787; it is “70000”'],
  ['PORT', '80.5', 'a whole number from 0 to 65535, such as 8787; it is “80.5”'],
  ['TLS_REDIRECT_PORT', 'http', 'a whole number from 0 to 65535, such as 80; it is “http”'],
  ['BACKUP_EVERY_HOURS', 'daily', 'a number from 0 to 8760, such as 24; it is “daily”'],
  ['BACKUP_KEEP', '0', 'a whole number from 1 to 1000, such as 7; it is “0”'],
])('the error about %s=%s says which values are valid', (name, given, said) => {
  expect(readConfig({ [name]: given })).toEqual({ faults: [`${name}: ${said}`] });
});

it('a valid number is accepted', () => {
  expect(readConfig({ PORT: '9000', BACKUP_EVERY_HOURS: '0.5' })).toMatchObject({
    config: { port: 9000, backup: { everyHours: 0.5, keep: 7 } },
  });
});

it('backups are uploaded to a folder of an object store, with its key', () => {
  const given = {
    BACKUP_S3_URL: 'https://s3.example/bucket/house',
    BACKUP_S3_KEY_ID: 'id',
    BACKUP_S3_SECRET: 'secret',
    BACKUP_S3_REGION: 'eu-1',
  };
  const away = { url: 'https://s3.example/bucket/house/', region: 'eu-1', keyId: 'id', secret: 'secret' };
  expect(readConfig(given)).toMatchObject({ config: { backup: { away } } });
  expect(readConfig({})).toMatchObject({ config: { backup: { away: null } } });
});

it.each(['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'])('an object store without %s is refused', (missing) => {
  const given = { BACKUP_S3_URL: 'https://s3.example/b', BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' };
  expect(readConfig({ ...given, [missing]: '' })).toEqual({ faults: [`${missing}: needed beside BACKUP_S3_URL`] });
});
