import { catalog, DIFFICULTIES } from '@worksheet/core'
import { type Command, UsageError } from '../terminal.ts'
import { generateCommand } from './generate.ts'

/** A few problems of every level of a topic, with answers. */
export const previewCommand: Command = async ([topic, ...rest], terminal) => {
  const found = catalog()
    .flatMap(({ topics }) => topics)
    .find(({ id }) => id === topic)
  if (!topic || !found)
    throw new UsageError(`${topic ? `There is no topic "${topic}"` : 'Name a topic'}. worksheet catalog lists them.`)
  for (const difficulty of DIFFICULTIES.filter(level => found.difficulties.includes(level))) {
    terminal.write(`— ${found.name} · ${difficulty} —\n`)
    const code = await generateCommand(
      ['--topic', topic, '--difficulty', difficulty, '--count', '4', '--answers', ...rest],
      terminal,
    )
    if (code !== 0) return code
  }
  return 0
}
