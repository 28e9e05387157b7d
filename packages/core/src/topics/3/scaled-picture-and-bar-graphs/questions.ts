import { type Block, type Both, howMany, prose, things } from '../../../author.ts'
import type { Entry } from './parts.ts'
import { type Category, type Survey, secondOf } from './surveys.ts'

type Said = Pick<Entry, 'said'>

export const howManyOf = ({ kind, noun, verb }: Survey, { said: a }: Said): Both<Block> => ({
  en: kind === 'did' ? prose`${howMany(noun)} did ${a} ${verb}?` : prose`${howMany(noun)} were ${verb} ${a}?`,
  es: prose`¿${howMany(noun)} ${verb} ${a}?`,
})

export const together = (survey: Survey, { said: a }: Said, second: Category): Both<Block> => {
  const { kind, noun, verbOfTwo } = survey
  const b = secondOf(survey, second)
  return {
    en:
      kind === 'did'
        ? prose`${howMany(noun)} did ${a} and ${b} ${verbOfTwo} in all?`
        : prose`${howMany(noun)} were ${verbOfTwo} ${a} and ${b} in all?`,
    es: prose`¿${howMany(noun)} ${verbOfTwo} en total ${a} y ${b}?`,
  }
}

export const more = ({ kind, noun, verb }: Survey, { said: a }: Said, { said: b }: Said): Both<Block> => ({
  en:
    kind === 'did'
      ? prose`How many more ${things(noun)} did ${a} ${verb} than ${b}?`
      : prose`How many more ${things(noun)} were ${verb} ${a} than ${b}?`,
  es: prose`¿${howMany(noun)} más ${verb} ${a} que ${b}?`,
})

export const fewer = ({ kind, noun, verb }: Survey, { said: a }: Said, { said: b }: Said): Both<Block> => ({
  en:
    kind === 'did'
      ? prose`How many fewer ${things(noun)} did ${a} ${verb} than ${b}?`
      : prose`How many fewer ${things(noun)} were ${verb} ${a} than ${b}?`,
  es: prose`¿${howMany(noun)} menos ${verb} ${a} que ${b}?`,
})

export const moreTogether = (survey: Survey, { said: a }: Said, second: Category, { said: c }: Said): Both<Block> => {
  const { kind, noun, verbOfTwo } = survey
  const b = secondOf(survey, second)
  return {
    en:
      kind === 'did'
        ? prose`How many more ${things(noun)} did ${a} and ${b} together ${verbOfTwo} than ${c} did?`
        : prose`How many more ${things(noun)} were ${verbOfTwo} ${a} and ${b} together than ${c}?`,
    es:
      kind === 'did'
        ? prose`¿${howMany(noun)} más ${verbOfTwo} entre ${a} y ${b} que ${c}?`
        : prose`¿${howMany(noun)} más ${verbOfTwo} en total ${a} y ${b} que ${c}?`,
  }
}

export const wholeGraph = ({ noun }: Survey): Both<Block> => ({
  en: prose`${howMany(noun)} does the whole graph show?`,
  es: prose`¿${howMany(noun)} muestra toda la gráfica?`,
})

export const claimOf = (
  { kind, noun, past }: Survey,
  { said: a }: Said,
  { said: b }: Said,
  claimed: number,
): Both<Block> => ({
  en:
    kind === 'did'
      ? prose`According to the graph, ${a} ${past} ${claimed} more ${things(noun)} than ${b}.`
      : prose`According to the graph, ${claimed} more ${things(noun)} were ${past} ${a} than ${b}.`,
  es: prose`Según la gráfica, ${a} ${past} ${claimed} ${things(noun)} más que ${b}.`,
})
