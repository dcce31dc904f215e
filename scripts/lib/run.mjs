import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { projectPath, root } from './project.mjs';

/**
 * @typedef {object} Settings
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] overrides of the current environment
 * @property {boolean} [quiet] returns the output as `output` instead of printing it
 * @property {boolean} [ipc] opens an IPC channel, by which the child notices the end of this process
 */

/**
 * Runs a program and waits for its end; signals to this process are forwarded to the program.
 * @param {string} program
 * @param {string[]} args
 * @param {Settings} [settings]
 * @returns {Promise<{ code: number, output: string }>} the exit code (128 and more: ended by a signal)
 */
export function run(program, args, settings = {}) {
  const outputMode = settings.quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: settings.cwd ?? root,
    env: buildEnvironment(settings.env),
    stdio: settings.ipc
      ? ['inherit', outputMode, outputMode, 'ipc']
      : ['inherit', outputMode, outputMode],
    shell: process.platform === 'win32' && /^np[mx]$/.test(program),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? signalExitCode(signal), output }));
  }).finally(stopForwarding);
}

/** Puts the programs of this checkout first in PATH. @param {NodeJS.ProcessEnv} [overrides] */
function buildEnvironment(overrides) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [projectPath('node_modules', '.bin'), process.env[name]].join(delimiter);
  return { ...process.env, [name]: path, ...overrides };
}

/**
 * Forwards signals to the child, and ends it when the parent process has ended: npm runs scripts in a shell,
 * and a SIGTERM to npm ends that shell without a signal to this process.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const parent = process.ppid;
  const parentCheck = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(parentCheck);
    child.kill('SIGTERM');
  }, 250);
  return () => {
    clearInterval(parentCheck);
    for (const signal of SIGNALS) process.off(signal, forward);
  };
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {NodeJS.Signals | null} signal */
const signalExitCode = (signal) => 128 + (signal ? constants.signals[signal] : 0);
