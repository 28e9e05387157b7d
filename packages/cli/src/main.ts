import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { run } from './run.ts'

// A reader that has seen enough, such as head, closes the pipe. That is no failure.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), {
  write: content => process.stdout.write(content),
  warn: content => process.stderr.write(content),
  readFile: path => readFile(path, 'utf8'),
  writeFile: (path, content) => writeFile(path, content),
  readInput: () => text(process.stdin),
  isScreen: process.stdout.isTTY === true,
  isWatched: process.stdout.isTTY === true && process.stderr.isTTY === true,
})
