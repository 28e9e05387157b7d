import {
  type Block,
  type Both,
  type ClockTime,
  type Content,
  clockWithoutNumerals,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  line,
  name,
  option,
  people,
  prose,
  time,
  wouldGive,
} from '../../../author.ts'
import { readClock } from '../../kit/measures/clocks.ts'
import { handAt, handsTakenForEachOther, nextHour, readMarks, textOf } from './hands.ts'
import { drawTime, type levels } from './levels.ts'

const CLAIMS = {
  nextHour: ({ hour, minute }: ClockTime) => ({ hour: nextHour(hour), minute }),
  swapped: handsTakenForEachOther,
  ones: ({ hour, minute }: ClockTime) => ({ hour, minute: handAt(minute).number + handAt(minute).ticks }),
  ticks: ({ hour, minute }: ClockTime) => ({ hour, minute: minute - handAt(minute).ticks }),
}
type Claim = keyof typeof CLAIMS
const CLAIM_NAMES: readonly Claim[] = ['nextHour', 'swapped', 'ones', 'ticks']

const says: Readonly<Record<Claim, Both<readonly Inline[]>>> = {
  nextHour: { en: line`reading the next hour`, es: line`leer la hora siguiente` },
  swapped: { en: line`mixing up the two hands`, es: line`confundir las dos manecillas` },
  ones: {
    en: line`counting each hour mark as 1 minute, not as 5 minutes`,
    es: line`contar cada marca de las horas como 1 minuto, no como 5 minutos`,
  },
  ticks: {
    en: line`leaving out the ticks past the last hour mark`,
    es: line`no contar las marcas de los minutos después de la última marca de las horas`,
  },
}
const choice = (claim: Claim): Both<Block> => ({
  en: { kind: 'paragraph', content: says[claim].en },
  es: { kind: 'paragraph', content: says[claim].es },
})

/** How what was said differs from what the hands show. */
const whatIsOff: Readonly<Record<Claim, (shown: ClockTime) => Both<readonly Inline[]>>> = {
  nextHour: ({ hour }) => ({
    en: line`The minutes are right, but the hour is still ${hour}: the next hour was read.`,
    es: line`Los minutos están bien, pero la hora todavía es ${hour}: se leyó la hora siguiente.`,
  }),
  swapped: ({ minute }) => ({
    en: line`The number ${handAt(minute).number} was read for the hour, but the long hand is there: the hands were mixed up.`,
    es: line`Se leyó el número ${handAt(minute).number} como la hora, pero allí está la manecilla larga: se confundieron las manecillas.`,
  }),
  ones: ({ minute }) => ({
    en: line`The hour is right, but the ${handAt(minute).number} hour marks were counted as ${handAt(minute).number} minutes, not as ${5 * handAt(minute).number}.`,
    es: line`La hora está bien, pero las ${handAt(minute).number} marcas de las horas se contaron como ${handAt(minute).number} minutos, no como ${5 * handAt(minute).number}.`,
  }),
  ticks: ({ minute }) => ({
    en: line`The hour is right, but only ${minute - handAt(minute).ticks} minutes were counted: the ticks past ${handAt(minute).number} are missing.`,
    es: line`La hora está bien, pero solo se contaron ${minute - handAt(minute).ticks} minutos: faltan las marcas después del ${handAt(minute).number}.`,
  }),
}

export const mistakeForms = (form: FormMaker<typeof levels>) => ({
  wrongReading: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random, level) => {
      const claim = random.evenly(CLAIM_NAMES)
      const shown = random.until(
        () => drawTime(random, level),
        drawn =>
          drawn.minute > 10 &&
          handsTakenForEachOther(drawn).hour !== drawn.hour &&
          new Set([drawn, ...CLAIM_NAMES.map(one => CLAIMS[one](drawn))].map(textOf)).size === 5,
      )
      return { claim, shown, who: random.pick(people) }
    },
    answer: option<Claim>({
      nextHour: choice('nextHour'),
      swapped: choice('swapped'),
      ones: choice('ones'),
      ticks: choice('ticks'),
    }),
    solve: ({ claim }) => claim,
    ask({ claim, shown, who }): Both<Content> {
      const wrong = CLAIMS[claim](shown)
      const [drawn, said] = [figure(clockWithoutNumerals(shown.hour, shown.minute)), time(wrong.hour, wrong.minute)]
      return {
        en: [
          prose`${name(who)} says that this clock without numbers shows ${said}. Which mistake did ${name(who)} make?`,
          drawn,
        ],
        es: [
          wrong.hour === 1
            ? prose`${name(who)} dice que este reloj sin números marca la ${said}. ¿Qué error cometió ${name(who)}?`
            : prose`${name(who)} dice que este reloj sin números marca las ${said}. ¿Qué error cometió ${name(who)}?`,
          drawn,
        ],
      }
    },
    solution({ claim, shown }) {
      const wrong = CLAIMS[claim](shown)
      return [...readMarks(shown), explainedBy(time(wrong.hour, wrong.minute), whatIsOff[claim](shown))]
    },
    whyWrong({ claim, shown }) {
      const said = (one: Claim) => time(CLAIMS[one](shown).hour, CLAIMS[one](shown).minute)
      return wouldGive(claim, said(claim), {
        nextHour: said('nextHour'),
        swapped: said('swapped'),
        ones: said('ones'),
        ticks: said('ticks'),
      })
    },
    // What was said differs from what the hands show by the hour alone, by the ticks alone, or by more.
    check(printed, answer) {
      const [shown, said] = [readClock(printed.figure('clock')), printed.one('time')]
      if (shown.hour !== said.hour) return answer === (shown.minute === said.minute ? 'nextHour' : 'swapped')
      return answer === (said.minute % 5 === 0 && shown.minute - said.minute < 5 ? 'ticks' : 'ones')
    },
  }),
})
