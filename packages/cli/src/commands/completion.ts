import { catalog, DIFFICULTIES, LOCALES } from '@worksheet/core'
import { type Options, readOptions } from '../options.ts'
import { CHOICES, FORMATS } from '../output.ts'
import { type Command, UsageError } from '../terminal.ts'
import { CATALOG_OPTIONS } from './catalog.ts'
import { CHECK_OPTIONS } from './check.ts'
import { GENERATE_OPTIONS } from './generate.ts'
import { PREVIEW_OPTIONS } from './preview.ts'

const SHELLS = ['bash', 'zsh']
const FLAGS: Readonly<Record<string, Options>> = {
  catalog: CATALOG_OPTIONS,
  generate: GENERATE_OPTIONS,
  preview: PREVIEW_OPTIONS,
  check: CHECK_OPTIONS,
  completion: {},
}

/** zsh takes the same script; its completion has to be on. */
const ZSH = `(( $+functions[compdef] )) || { autoload -U compinit && compinit; }
autoload -U +X bashcompinit && bashcompinit
`

/** Prints a completion script: source <(worksheet completion bash). */
export const completionCommand: Command = async (args, terminal) => {
  const [shell = 'bash'] = readOptions(args, {}, 1).positionals
  if (!SHELLS.includes(shell)) throw new UsageError('Completion is written for bash and zsh.')
  const grades = catalog()
  const topics = grades.flatMap(({ topics }) => topics.filter(({ implemented }) => implemented).map(({ id }) => id))
  const values: Readonly<Record<string, readonly string[]>> = {
    ...CHOICES,
    grade: grades.map(({ id }) => id),
    difficulty: DIFFICULTIES,
    format: FORMATS,
    locale: LOCALES,
  }
  const offer = (words: readonly string[]) => `COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word"))`
  terminal.write(`${shell === 'zsh' ? ZSH : ''}_worksheet() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${offer([...Object.keys(FLAGS), '--help', '--version'])}
    return
  fi
  case "$before" in
    --topic|preview) ${offer(topics)}; return ;;
${Object.entries(values)
  .map(([flag, words]) => `    --${flag}) ${offer(words)}; return ;;`)
  .join('\n')}
    --request|--output|-o) COMPREPLY=($(compgen -f -- "$word")); return ;;
    completion) ${offer(SHELLS)}; return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${Object.entries(FLAGS)
  .map(
    ([command, options]) => `    ${command}) ${offer([...Object.keys(options).map(name => `--${name}`), '--help'])} ;;`,
  )
  .join('\n')}
  esac
}
complete -F _worksheet worksheet
`)
  return 0
}
