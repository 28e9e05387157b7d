import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** An amount of at most so many units, of which a part is taken. */
export interface AmountStory {
  readonly noun: Noun
  readonly most: number
  ask(part: Term, whole: Term): Both<Block>
  says(answer: Term): Both<readonly Inline[]>
}

export const AMOUNTS: readonly AmountStory[] = [
  {
    noun: nouns.pound,
    most: 12,
    ask: (part, whole) => ({
      en: prose`Ana has ${whole} of flour. She uses ${part} of the flour for bread. How much flour does she use?`,
      es: prose`Ana tiene ${whole} de harina. Usa ${part} de la harina para hacer pan. ¿Cuánta harina usa?`,
    }),
    says: answer => ({ en: line`She uses ${answer} of flour.`, es: line`Usa ${answer} de harina.` }),
  },
  {
    noun: nouns.mile,
    most: 24,
    ask: (part, whole) => ({
      en: prose`A trail is ${whole} long. Carlos has walked ${part} of the trail. How far has he walked?`,
      es: prose`Un sendero mide ${whole}. Carlos ha recorrido ${part} del sendero. ¿Cuánto ha recorrido?`,
    }),
    says: answer => ({ en: line`He has walked ${answer}.`, es: line`Ha recorrido ${answer}.` }),
  },
  {
    noun: nouns.hour,
    most: 16,
    ask: (part, whole) => ({
      en: prose`A trip takes ${whole}. For ${part} of that time, Dalia sleeps. How long does she sleep?`,
      es: prose`Un viaje dura ${whole}. Durante ${part} de ese tiempo, Dalia duerme. ¿Cuánto duerme?`,
    }),
    says: answer => ({ en: line`She sleeps for ${answer}.`, es: line`Duerme ${answer}.` }),
  },
  {
    noun: nouns.yard,
    most: 24,
    ask: (part, whole) => ({
      en: prose`Clara has ${whole} of ribbon. She needs ${part} of the ribbon for gifts. How much ribbon does she need?`,
      es: prose`Clara tiene ${whole} de cinta. Necesita ${part} de la cinta para regalos. ¿Cuánta cinta necesita?`,
    }),
    says: answer => ({ en: line`She needs ${answer} of ribbon.`, es: line`Necesita ${answer} de cinta.` }),
  },
  {
    noun: nouns.gallon,
    most: 16,
    ask: (part, whole) => ({
      en: prose`A full tank holds ${whole} of water. Now the tank is ${part} full. How much water is in it?`,
      es: prose`En un tanque caben ${whole} de agua. Ahora está lleno hasta ${part} de su capacidad. ¿Cuánta agua hay en él?`,
    }),
    says: answer => ({ en: line`There are ${answer} of water in it.`, es: line`Hay ${answer} de agua.` }),
  },
  {
    noun: nouns.foot,
    most: 24,
    ask: (part, whole) => ({
      en: prose`A wall is ${whole} long. Bruno has painted ${part} of its length. What length has he painted?`,
      es: prose`Una pared mide ${whole} de largo. Bruno ha pintado ${part} de su largo. ¿Qué largo ha pintado?`,
    }),
    says: answer => ({ en: line`He has painted ${answer}.`, es: line`Ha pintado ${answer}.` }),
  },
  {
    noun: nouns.cup,
    most: 16,
    ask: (part, whole) => ({
      en: prose`A cook has ${whole} of rice and cooks ${part} of it. How much rice does she cook?`,
      es: prose`Una cocinera tiene ${whole} de arroz y cocina ${part} del arroz. ¿Cuánto arroz cocina?`,
    }),
    says: answer => ({ en: line`She cooks ${answer} of rice.`, es: line`Cocina ${answer} de arroz.` }),
  },
  {
    noun: nouns.kilometer,
    most: 24,
    ask: (part, whole) => ({
      en: prose`A race is ${whole} long. Amir runs ${part} of it before his first break. How far does he run before the break?`,
      es: prose`Una carrera mide ${whole}. Amir corre ${part} de la carrera antes de su primer descanso. ¿Qué distancia corre antes del descanso?`,
    }),
    says: answer => ({ en: line`He runs ${answer}.`, es: line`Corre ${answer}.` }),
  },
]
