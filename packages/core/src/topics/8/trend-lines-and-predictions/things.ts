import { type Both, type Expr, type Inline, type Noun, type Quantity, words } from '../../../author.ts'

type Words = Both<readonly Inline[]>
/** The scale of an axis, in the unit of the quantity. */
export interface Scale {
  readonly to: number
  readonly step: number
  /** What a measured amount is a multiple of. */
  readonly grain: number
  readonly from?: number
}

/** One of the two quantities, with all the words that sentences need of it. */
export interface Thing extends Scale {
  readonly from: number
  readonly noun: Noun
  /** The title of its axis: "Study time (hours)". */
  readonly title: Expr
  /** "a study time of 5 hours"; "12 wins". */
  readonly some: (amount: Quantity) => Words
  /** "what study time"; "how many wins". */
  readonly what: Both<string>
  /** "the study time in hours"; "the number of wins". */
  readonly defined: Both<string>
  /** Whether its name is a number: then a change of it is a plain number. */
  readonly isCounted: boolean
  /** "the predicted score"; "the predicted number of wins". */
  readonly predicted: Both<string>
  /** "the actual score". */
  readonly actual: Both<string>
  /** "additional hour of study". */
  readonly each: Both<string>
}

/** Two quantities whose data lie near a line, with likely slopes and intercepts. */
export interface Setting {
  /** "data for …", "datos de …". */
  readonly who: Both<string>
  readonly x: Thing
  readonly y: Thing
  readonly slopes: readonly number[]
  readonly starts: readonly [from: number, to: number, by: number]
  /** Why the line says nothing far beyond the data. */
  readonly tooFar: Both<string>
}

interface Told {
  readonly noun: Noun
  readonly en: string
  readonly es: string
  /** What follows an adjective: "de la batería". */
  readonly of?: string
  readonly gender?: 'f'
  readonly title: Both<string>
  readonly each: Both<string>
  readonly scale: Scale
  /** Where the unit does not follow the word in: "in thousands of dollars". */
  readonly unit?: Both<string>
}

/** What is measured: a score of 75 points. */
export function measured({ noun, en, es: head, of, gender, title, each, scale, unit }: Told): Thing {
  const [the, a, end] = gender === 'f' ? ['la', 'una', 'a'] : ['el', 'un', 'o']
  const tail = of === undefined ? '' : ` ${of}`
  const es = `${head}${tail}`
  const an = /^[aeiou]/.test(en) ? 'an' : 'a'
  return {
    from: 0,
    ...scale,
    noun,
    title: words(title.en, title.es),
    some: amount => ({ en: [`${an} ${en} of `, amount], es: [`${a} ${es} de `, amount] }),
    what: { en: `what ${en}`, es: `qué ${es}` },
    defined: {
      en: `the ${en} in ${unit?.en ?? noun.en[1]}`,
      es: `${the} ${es} en ${unit?.es ?? noun.es[1]}`,
    },
    isCounted: false,
    predicted: { en: `the predicted ${en}`, es: `${the} ${head} previst${end}${tail}` },
    actual: { en: `the actual ${en}`, es: `${the} ${head} real${tail}` },
    each,
  }
}

/** What is counted: 12 wins. */
export function counted(noun: Noun, title: Both<string>, each: Both<string>, scale: Scale): Thing {
  const [[, many], [, muchos]] = [noun.en, noun.es]
  return {
    from: 0,
    ...scale,
    noun,
    title: words(title.en, title.es),
    some: amount => ({ en: [amount], es: [amount] }),
    what: { en: `how many ${many}`, es: `${noun.gender === 'f' ? 'cuántas' : 'cuántos'} ${muchos}` },
    defined: { en: `the number of ${many}`, es: `el número de ${muchos}` },
    isCounted: true,
    predicted: { en: `the predicted number of ${many}`, es: `el número previsto de ${muchos}` },
    actual: { en: `the actual number of ${many}`, es: `el número real de ${muchos}` },
    each,
  }
}
