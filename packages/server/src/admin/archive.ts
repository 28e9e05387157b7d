import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { DAY_MS } from '../accounts/usage.ts'
import { claim } from './backup.ts'
import { type Command, CommandError, textOf } from './command.ts'
import { timeOf } from './usage.ts'

/** By then every retry is over, and every answer that could not be delivered is given back. */
const LEAST_DAYS = 3

const archive: Command = {
  about:
    'Move old movements of charges into a file; what they came to stays as a closing balance, which verify proves.',
  argument: 'file',
  options: { before: { value: 'text', required: true, about: 'Movements before this day, in UTC.' } },
  async run({ storage, now, progress }, given, file) {
    const before = timeOf(textOf(given, 'before'), now, 'before')
    if (before > now - LEAST_DAYS * DAY_MS)
      throw new CommandError(`--before takes a day that is ${LEAST_DAYS} days ago or earlier.`)
    if ((await storage.charges.audit()).length > 0)
      throw new CommandError(
        'The ledger is not sound, so nothing is archived. To see why: worksheet-server ledger verify',
      )
    claim(file)
    const open = openSync(file, 'a')
    try {
      const write = (text: string) => {
        writeSync(open, text)
        fsyncSync(open)
      }
      const onProgress = (movements: number) => progress(`archived ${movements.toLocaleString('en')} movements`)
      const archived = await storage.charges.archive({ before, now, write, onProgress })
      const { movements, digest } = archived
      return {
        data: { file, ...archived },
        text: `Archived ${movements.toLocaleString('en')} movements into ${file}. Its SHA-256 is ${digest}.`,
      }
    } finally {
      closeSync(open)
    }
  },
}

export const archiveCommands: Readonly<Record<string, Command>> = { 'ledger archive': archive }
