import {
  answerStep,
  type Block,
  type Both,
  count,
  itemOf,
  line,
  type Printed,
  quantity,
  type Random,
  role,
  type Step,
} from '../../../author.ts'
import { type Decimal, readScientific, scientific } from '../../kit/decimals/scientific.ts'
import { easySettings } from './easy-settings.ts'
import { mediumSettings } from './medium-settings.ts'
import { type Form, worked } from './parts.ts'
import type { Setting } from './settings.ts'
import { operationSteps } from './steps.ts'

export const inScientific = { ...quantity, requires: 'scientific' } as const
const ASKED = {
  en: line` Write the answer in scientific notation.`,
  es: line` Escribe la respuesta en notación científica.`,
}
export const askedScientific = ({ en, es }: Both<Block>): Both<Block> => ({
  en: en.kind === 'paragraph' ? { ...en, content: [...en.content, ...ASKED.en] } : en,
  es: es.kind === 'paragraph' ? { ...es, content: [...es.content, ...ASKED.es] } : es,
})

const storyForm = <const L extends 'easy' | 'medium'>(level: L, settings: readonly Setting[]) => ({
  levels: [level],
  share: 2,
  kind: 'story' as const,
  lines: 3,
  draw: (random: Random) => {
    const setting = random.evenly(settings)
    const [a, b] = random.pick(setting.numbers)
    return { setting, a, b }
  },
  answer: inScientific,
  solve: ({ setting, a, b }: Drawn) => count(scientific(worked(setting.operation, a, b)), setting.unit),
  // The names of the numbers tell what is done with them.
  ask: ({ setting, a, b }: Drawn) =>
    askedScientific(
      setting.tell(role(`${setting.operation}-a`, scientific(a)), role(`${setting.operation}-b`, scientific(b))),
    ),
  solution: ({ setting, a, b }: Drawn): readonly Step[] => {
    const result = count(scientific(worked(setting.operation, a, b)), setting.unit)
    return [
      ...operationSteps(setting.operation, a, b),
      answerStep({ kind: 'paragraph', content: [result] }, setting.end(result)),
    ]
  },
  check(printed: Printed, { amount }: { readonly amount: Parameters<typeof readScientific>[0] }) {
    const { isProper, value } = readScientific(amount)
    const operation = itemOf(itemOf(printed.terms('role'), 0).name.split('-'), 0)
    const [a, b] = [printed.role(`${operation}-a`), printed.role(`${operation}-b`)]
    if (!isProper) return false
    switch (operation) {
      case 'times':
        return value.over(b).equals(a)
      case 'over':
        return value.times(b).equals(a)
      case 'plus':
        return value.minus(b).equals(a)
      default:
        return value.plus(b).equals(a)
    }
  },
})
interface Drawn {
  readonly setting: Setting
  readonly a: Decimal
  readonly b: Decimal
}

export const storyForms = (form: Form) => ({
  easyStory: form(storyForm('easy', easySettings)),
  mediumStory: form(storyForm('medium', mediumSettings)),
})
