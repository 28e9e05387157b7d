import pino from 'pino'

/** Lines that wait while they cannot be written, in characters; what comes after is dropped. */
const MOST_WAITING = 16 * 1024 * 1024

/**
 * Log lines are written in the background, and the last of them when the process ends. A file on a full disk takes
 * none for a while: that is no reason to stop serving, and no reason to try for ever at the end, as pino does.
 */
export function logOutput(fd: number) {
  const output = pino.destination({ fd, sync: false, maxLength: MOST_WAITING })
  const flushSync = output.flushSync.bind(output)
  let taken = false
  output.on('write', () => {
    taken = true
  })
  output.on('error', () => {
    taken = false
  })
  output.flushSync = () => {
    if (taken) flushSync()
  }
  return output
}
