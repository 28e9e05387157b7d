import { fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pino, { type DestinationStream } from 'pino'

/** Lines that wait while they cannot be written, in characters; what comes after is dropped. */
const MOST_WAITING = 16 * 1024 * 1024

/** How long the last lines may take to be read. */
const PATIENCE_MS = 1000

export interface LogOutput extends DestinationStream {
  /** Writes what is left, unless nobody takes it. */
  end(): Promise<void>
}

/** Log lines are written in the background, and the last of them when the process ends, but none holds it up. */
export function logOutput(fd: number): LogOutput {
  const file = fstatSync(fd)
  return file.isFIFO() || file.isSocket() ? pipeOutput(fd) : fileOutput(fd)
}

/** Who reads the log may stall. A thread that writes to a full pipe is stuck, and would keep the process from ending. */
function pipeOutput(fd: number): LogOutput {
  const pipe = new Socket({ fd, readable: false, writable: true })
  // Who reads no log any more still wants to be served.
  pipe.on('error', () => {})
  pipe.unref()
  return {
    write(line) {
      if (pipe.writableLength < MOST_WAITING) pipe.write(line)
    },
    async end() {
      const written = new Promise<void>(resolve => pipe.write('', () => resolve()))
      await Promise.race([written, sleep(PATIENCE_MS)])
    },
  }
}

/**
 * A file on a full disk takes no line for a while: that is no reason to stop serving, and no reason to try for ever at
 * the end, as pino does.
 */
function fileOutput(fd: number): LogOutput {
  const file = pino.destination({ fd, sync: false, maxLength: MOST_WAITING })
  const flushSync = file.flushSync.bind(file)
  let given = false
  // Not told yet whether the disk takes lines.
  let taken: boolean | null = null
  file.on('write', () => {
    taken = true
  })
  file.on('error', () => {
    taken = false
  })
  // It is called when the process ends, too.
  file.flushSync = () => {
    if (taken) flushSync()
  }
  return {
    write(line) {
      given = true
      file.write(line)
    },
    async end() {
      if (given && taken === null) {
        const told = new Promise<void>(resolve => {
          file.once('write', () => resolve())
          file.once('error', () => resolve())
        })
        await Promise.race([told, sleep(PATIENCE_MS)])
      }
      file.flushSync()
    },
  }
}
