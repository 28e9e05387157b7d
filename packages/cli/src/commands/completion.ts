import { catalog } from '@worksheet/core'
import { type Command, UsageError } from '../terminal.ts'

const COMMANDS = 'catalog generate preview check completion'
const FLAGS =
  '--grade --topic --standard --difficulty --count --request --seed --locale --format --answers --title --output --columns --workspace --font-size --paper --score --fragment --help'

/** Prints a completion script: source <(worksheet completion bash). */
export const completionCommand: Command = async ([shell = 'bash'], terminal) => {
  if (shell !== 'bash' && shell !== 'zsh') throw new UsageError('Completion is written for bash and zsh.')
  const grades = catalog()
  const topics = grades.flatMap(({ topics }) => topics.filter(({ implemented }) => implemented).map(({ id }) => id))
  if (shell === 'zsh') terminal.write('autoload -U +X bashcompinit && bashcompinit\n')
  terminal.write(`_worksheet() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$before" in
    --grade) COMPREPLY=($(compgen -W "${grades.map(({ id }) => id).join(' ')}" -- "$word")) ;;
    --topic|preview) COMPREPLY=($(compgen -W "${topics.join(' ')}" -- "$word")) ;;
    --difficulty) COMPREPLY=($(compgen -W "easy medium hard" -- "$word")) ;;
    --format) COMPREPLY=($(compgen -W "text json latex html pdf" -- "$word")) ;;
    --locale) COMPREPLY=($(compgen -W "en es" -- "$word")) ;;
    --request|--output|-o) COMPREPLY=($(compgen -f -- "$word")) ;;
    worksheet) COMPREPLY=($(compgen -W "${COMMANDS} --help --version" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "${FLAGS}" -- "$word")) ;;
  esac
}
complete -F _worksheet worksheet
`)
  return 0
}
