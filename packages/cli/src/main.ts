import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  write: content => process.stdout.write(content),
  warn: content => process.stderr.write(content),
  readFile: path => readFile(path, 'utf8'),
  writeFile: (path, content) => writeFile(path, content),
  readInput: () => text(process.stdin),
  isWatched: process.stdout.isTTY === true && process.stderr.isTTY === true,
})
