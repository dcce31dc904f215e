import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processStartId } from './processes.ts';
import { acquireServerLock } from './server-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-lock-'));
  path = join(folder, 'server.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (holder: object) => writeFileSync(path, JSON.stringify(holder));
const since = '2026-01-01T00:00:00.000Z';

describe('the lock of a data folder', () => {
  test('is released completely', () => {
    acquireServerLock(path).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('names the running process that holds it', () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)']);
    try {
      leave({ pid: child.pid, mark: processStartId(child.pid ?? 0), since });
      expect(() => acquireServerLock(path)).toThrow(`process ${child.pid}, since ${since}`);
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('is taken over from a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const mark = processStartId(child.pid ?? 0);
    await new Promise((done) => child.on('exit', done));
    leave({ pid: child.pid, mark, since });
    acquireServerLock(path).release();
    expect(existsSync(path)).toBe(false);
  });

  test('is taken over when the process id now belongs to another program', () => {
    leave({ pid: process.ppid, mark: 'an-earlier-boot/1', since });
    acquireServerLock(path).release();
    expect(existsSync(path)).toBe(false);
  });

  test('is taken over when a power failure left it empty', () => {
    writeFileSync(path, '');
    acquireServerLock(path).release();
    expect(existsSync(path)).toBe(false);
  });

  test('stays with its next holder when an earlier one releases it late', () => {
    const lock = acquireServerLock(path);
    leave({ pid: process.ppid, mark: processStartId(process.ppid), since });
    lock.release();
    expect(existsSync(path)).toBe(true);
  });
});
