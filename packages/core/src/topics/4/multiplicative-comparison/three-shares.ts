import { type Both, type Hole, type Inline, line, type Person, type Term } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>
/** Three people and their total; the second has so many times as many as the first. How many times as many has the third? */
export interface ThreeShares {
  readonly tell: (first: Term, times: Term, total: Term) => Sentence
  readonly isTimes: (k: Hole) => Sentence
  readonly second: Person
  readonly third: Person
}

export const threeShares: readonly ThreeShares[] = [
  {
    tell: (first, times, total) => ({
      en: line`On the beach, Ana finds ${first} shells. Bruno finds ${times} times as many shells as Ana. With Clara, the three friends find ${total} shells.`,
      es: line`En la playa, Ana encuentra ${first} conchas. Bruno encuentra ${times} veces tantas conchas como Ana. Con Clara, los tres amigos encuentran ${total} conchas.`,
    }),
    isTimes: k => ({
      en: line`Clara finds ${k} times as many shells as Ana.`,
      es: line`Clara encuentra ${k} veces tantas conchas como Ana.`,
    }),
    second: { name: 'Bruno', gender: 'm' },
    third: { name: 'Clara', gender: 'f' },
  },
  {
    tell: (first, times, total) => ({
      en: line`Diego reads ${first} pages of a story. Aisha reads ${times} times as many pages as Diego. Together with Ravi, they read ${total} pages.`,
      es: line`Diego lee ${first} páginas de un cuento. Aisha lee ${times} veces tantas páginas como Diego. Junto con Ravi, leen ${total} páginas.`,
    }),
    isTimes: k => ({
      en: line`Ravi reads ${k} times as many pages as Diego.`,
      es: line`Ravi lee ${k} veces tantas páginas como Diego.`,
    }),
    second: { name: 'Aisha', gender: 'f' },
    third: { name: 'Ravi', gender: 'm' },
  },
  {
    tell: (first, times, total) => ({
      en: line`In the school garden, Mateo plants ${first} seeds. Elena plants ${times} times as many seeds as Mateo. Mateo, Elena, and Jamal plant ${total} seeds in all.`,
      es: line`En el huerto escolar, Mateo planta ${first} semillas. Elena planta ${times} veces tantas semillas como Mateo. Mateo, Elena y Jamal plantan ${total} semillas en total.`,
    }),
    isTimes: k => ({
      en: line`Jamal plants ${k} times as many seeds as Mateo.`,
      es: line`Jamal planta ${k} veces tantas semillas como Mateo.`,
    }),
    second: { name: 'Elena', gender: 'f' },
    third: { name: 'Jamal', gender: 'm' },
  },
  {
    tell: (first, times, total) => ({
      en: line`Leila sells ${first} raffle tickets. Carlos sells ${times} times as many raffle tickets as Leila. Leila, Carlos, and Sara sell ${total} raffle tickets in all.`,
      es: line`Leila vende ${first} boletos de rifa. Carlos vende ${times} veces tantos boletos de rifa como Leila. Leila, Carlos y Sara venden ${total} boletos de rifa en total.`,
    }),
    isTimes: k => ({
      en: line`Sara sells ${k} times as many raffle tickets as Leila.`,
      es: line`Sara vende ${k} veces tantos boletos de rifa como Leila.`,
    }),
    second: { name: 'Carlos', gender: 'm' },
    third: { name: 'Sara', gender: 'f' },
  },
  {
    tell: (first, times, total) => ({
      en: line`On a trip, Pablo takes ${first} photos. Naomi takes ${times} times as many photos as Pablo. Pablo, Naomi, and Kofi take ${total} photos in all.`,
      es: line`En un viaje, Pablo toma ${first} fotos. Naomi toma ${times} veces tantas fotos como Pablo. Pablo, Naomi y Kofi toman ${total} fotos en total.`,
    }),
    isTimes: k => ({
      en: line`Kofi takes ${k} times as many photos as Pablo.`,
      es: line`Kofi toma ${k} veces tantas fotos como Pablo.`,
    }),
    second: { name: 'Naomi', gender: 'f' },
    third: { name: 'Kofi', gender: 'm' },
  },
  {
    tell: (first, times, total) => ({
      en: line`Priya picks ${first} plums from a tree. Marco picks ${times} times as many plums as Priya. When Nina has picked her plums, the three have ${total} plums.`,
      es: line`Priya recoge ${first} ciruelas de un árbol. Marco recoge ${times} veces tantas ciruelas como Priya. Cuando Nina ya recogió las suyas, los tres tienen ${total} ciruelas.`,
    }),
    isTimes: k => ({
      en: line`Nina picks ${k} times as many plums as Priya.`,
      es: line`Nina recoge ${k} veces tantas ciruelas como Priya.`,
    }),
    second: { name: 'Marco', gender: 'm' },
    third: { name: 'Nina', gender: 'f' },
  },
  {
    tell: (first, times, total) => ({
      en: line`For a party, Gabriel folds ${first} napkins. Zoe folds ${times} times as many napkins as Gabriel. David folds the rest of the ${total} napkins.`,
      es: line`Para una fiesta, Gabriel dobla ${first} servilletas. Zoe dobla ${times} veces tantas servilletas como Gabriel. David dobla el resto de las ${total} servilletas.`,
    }),
    isTimes: k => ({
      en: line`David folds ${k} times as many napkins as Gabriel.`,
      es: line`David dobla ${k} veces tantas servilletas como Gabriel.`,
    }),
    second: { name: 'Zoe', gender: 'f' },
    third: { name: 'David', gender: 'm' },
  },
  {
    tell: (first, times, total) => ({
      en: line`In a game, Camila scores ${first} points. Samuel scores ${times} times as many points as Camila. The only other player to score is Julia, and the team has ${total} points.`,
      es: line`En un partido, Camila anota ${first} puntos. Samuel anota ${times} veces tantos puntos como Camila. Solo Julia anota además de ellos y el equipo tiene ${total} puntos.`,
    }),
    isTimes: k => ({
      en: line`Julia scores ${k} times as many points as Camila.`,
      es: line`Julia anota ${k} veces tantos puntos como Camila.`,
    }),
    second: { name: 'Samuel', gender: 'm' },
    third: { name: 'Julia', gender: 'f' },
  },
]
