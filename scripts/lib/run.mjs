import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { projectPath, root } from './project.mjs';

/**
 * @typedef {object} Settings
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] over the present one
 * @property {boolean} [quiet] keep the output back and give it as `output`
 * @property {boolean} [ipc] let the child notice when this process is gone
 */

/**
 * Runs a program to its end; signals to this process are passed on to it.
 * @param {string} program
 * @param {string[]} args
 * @param {Settings} [settings]
 * @returns {Promise<{ code: number, output: string }>} the exit code (128 and more: by a signal)
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

/** The programs of this checkout come before those of the machine. @param {NodeJS.ProcessEnv} [overrides] */
function buildEnvironment(overrides) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [projectPath('node_modules', '.bin'), process.env[name]].join(delimiter);
  return { ...process.env, [name]: path, ...overrides };
}

/**
 * Passes signals on to the child, and the end of our parent: npm runs scripts in a shell, which dies
 * of a SIGTERM to npm without a notice to this process.
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
