import { type Block, type Both, type Expr, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** So many of a whole. */
export interface PartStory {
  readonly noun: Noun
  ask(part: Term, whole: Term): Both<Block>
  ends(found: Expr): Both<readonly Inline[]>
}

/** Wholes of 4 to 12. */
export const smallGroups: readonly PartStory[] = [
  {
    noun: nouns.student,
    ask: (part, whole) => ({
      en: prose`In a group of ${whole}, ${part} walk to school. What fraction of the students walk to school? Write it in lowest terms.`,
      es: prose`En un grupo de ${whole}, ${part} van a pie a la escuela. ¿Qué fracción de los estudiantes va a pie a la escuela? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({
      en: line`${x} of the students walk to school.`,
      es: line`${x} de los estudiantes van a pie a la escuela.`,
    }),
  },
  {
    noun: nouns.day,
    ask: (part, whole) => ({
      en: prose`It was sunny on ${part} of the last ${whole}. On what fraction of those days was it sunny? Write it in lowest terms.`,
      es: prose`De los últimos ${whole}, ${part} fueron soleados. ¿Qué fracción de esos días fue soleada? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`It was sunny on ${x} of those days.`, es: line`${x} de esos días fueron soleados.` }),
  },
  {
    noun: nouns.question,
    ask: (part, whole) => ({
      en: prose`A quiz has ${whole}. Amara answers ${part} of them correctly. What fraction of the questions does she answer correctly? Write it in lowest terms.`,
      es: prose`Una prueba tiene ${whole}. Amara contesta bien ${part}. ¿Qué fracción de las preguntas contesta bien? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({
      en: line`Amara answers ${x} of the questions correctly.`,
      es: line`Amara contesta bien ${x} de las preguntas.`,
    }),
  },
  {
    noun: nouns.bead,
    ask: (part, whole) => ({
      en: prose`A bracelet has ${whole}, and ${part} of them are red. What fraction of the beads are red? Write it in lowest terms.`,
      es: prose`Una pulsera tiene ${whole} y ${part} de ellas son rojas. ¿Qué fracción de las cuentas es roja? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the beads are red.`, es: line`${x} de las cuentas son rojas.` }),
  },
  {
    noun: nouns.seat,
    ask: (part, whole) => ({
      en: prose`A small bus has ${whole}, and ${part} of them are taken. What fraction of the seats are taken? Write it in lowest terms.`,
      es: prose`Un autobús pequeño tiene ${whole} y ${part} de ellos están ocupados. ¿Qué fracción de los asientos está ocupada? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the seats are taken.`, es: line`${x} de los asientos están ocupados.` }),
  },
  {
    noun: nouns.muffin,
    ask: (part, whole) => ({
      en: prose`A bakery box holds ${whole}. Of these, ${part} are blueberry. What fraction of the muffins are blueberry? Write it in lowest terms.`,
      es: prose`Una caja de la panadería trae ${whole}. De ellos, ${part} son de arándano. ¿Qué fracción de los muffins es de arándano? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the muffins are blueberry.`, es: line`${x} de los muffins son de arándano.` }),
  },
  {
    noun: nouns.egg,
    ask: (part, whole) => ({
      en: prose`A carton holds ${whole}, and ${part} of them are brown. What fraction of the eggs are brown? Write it in lowest terms.`,
      es: prose`Un cartón trae ${whole} y ${part} de ellos son de color café. ¿Qué fracción de los huevos es de color café? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the eggs are brown.`, es: line`${x} de los huevos son de color café.` }),
  },
  {
    noun: nouns.match,
    ask: (part, whole) => ({
      en: prose`A soccer team plays ${whole} and wins ${part} of them. What fraction of the matches does the team win? Write it in lowest terms.`,
      es: prose`Un equipo de fútbol juega ${whole} y gana ${part}. ¿Qué fracción de los partidos gana el equipo? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`The team wins ${x} of the matches.`, es: line`El equipo gana ${x} de los partidos.` }),
  },
]

/** Wholes of 100. */
export const hundreds: readonly PartStory[] = [
  {
    noun: nouns.vote,
    ask: (part, whole) => ({
      en: prose`A school counts ${whole} for its color. Blue gets ${part} of them. What fraction of the votes does blue get? Write it in lowest terms.`,
      es: prose`Una escuela cuenta ${whole} para elegir su color. El azul recibe ${part}. ¿Qué fracción de los votos recibe el azul? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`Blue gets ${x} of the votes.`, es: line`El azul recibe ${x} de los votos.` }),
  },
  {
    noun: nouns.tile,
    ask: (part, whole) => ({
      en: prose`A floor has ${whole}, and ${part} of them are gray. What fraction of the tiles are gray? Write it in lowest terms.`,
      es: prose`Un piso tiene ${whole} y ${part} de ellas son grises. ¿Qué fracción de las baldosas es gris? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the tiles are gray.`, es: line`${x} de las baldosas son grises.` }),
  },
  {
    noun: nouns.tree,
    ask: (part, whole) => ({
      en: prose`A farm has ${whole}, and ${part} of them are apple trees. What fraction of the trees are apple trees? Write it in lowest terms.`,
      es: prose`Una granja tiene ${whole} y ${part} de ellos son manzanos. ¿Qué fracción de los árboles son manzanos? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the trees are apple trees.`, es: line`${x} de los árboles son manzanos.` }),
  },
  {
    noun: nouns.stamp,
    ask: (part, whole) => ({
      en: prose`Leo collects ${whole}, and ${part} of them show animals. What fraction of the stamps show animals? Write it in lowest terms.`,
      es: prose`Leo colecciona ${whole} y en ${part} de ellas hay animales. ¿En qué fracción de las estampillas hay animales? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the stamps show animals.`, es: line`En ${x} de las estampillas hay animales.` }),
  },
  {
    noun: nouns.student,
    ask: (part, whole) => ({
      en: prose`Of ${whole} in a survey, ${part} have a pet. What fraction of the students have a pet? Write it in lowest terms.`,
      es: prose`De ${whole} encuestados, ${part} tienen una mascota. ¿Qué fracción de los estudiantes tiene una mascota? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the students have a pet.`, es: line`${x} de los estudiantes tienen una mascota.` }),
  },
  {
    noun: nouns.bead,
    ask: (part, whole) => ({
      en: prose`A long necklace has ${whole}, and ${part} of them are green. What fraction of the beads are green? Write it in lowest terms.`,
      es: prose`Un collar largo tiene ${whole} y ${part} de ellas son verdes. ¿Qué fracción de las cuentas es verde? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the beads are green.`, es: line`${x} de las cuentas son verdes.` }),
  },
  {
    noun: nouns.book,
    ask: (part, whole) => ({
      en: prose`A classroom has ${whole}, and ${part} of them are about nature. What fraction of the books are about nature? Write it in lowest terms.`,
      es: prose`Un salón de clases tiene ${whole} y ${part} de ellos tratan de la naturaleza. ¿Qué fracción de los libros trata de la naturaleza? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({
      en: line`${x} of the books are about nature.`,
      es: line`${x} de los libros tratan de la naturaleza.`,
    }),
  },
  {
    noun: nouns.ticket,
    ask: (part, whole) => ({
      en: prose`For a concert, ${whole} are sold, and ${part} of them are for children. What fraction of the tickets are for children? Write it in lowest terms.`,
      es: prose`Para un concierto se venden ${whole} y ${part} de ellos son para niños. ¿Qué fracción de los boletos es para niños? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the tickets are for children.`, es: line`${x} de los boletos son para niños.` }),
  },
]

/** Two parts are told, and the rest is asked for. */
export interface RestStory {
  readonly noun: Noun
  ask(one: Term, other: Term, whole: Term): Both<Block>
  ends(found: Expr): Both<readonly Inline[]>
}

export const restStories: readonly RestStory[] = [
  {
    noun: nouns.bead,
    ask: (one, other, whole) => ({
      en: prose`A necklace has ${whole}: ${one} red, ${other} blue, and the rest white. What fraction of the beads are white? Write it in lowest terms.`,
      es: prose`Un collar tiene ${whole}: ${one} rojas, ${other} azules y las demás blancas. ¿Qué fracción de las cuentas es blanca? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the beads are white.`, es: line`${x} de las cuentas son blancas.` }),
  },
  {
    noun: nouns.student,
    ask: (one, other, whole) => ({
      en: prose`Of ${whole}, ${one} walk to school, ${other} ride a bike, and the rest take the bus. What fraction of the students take the bus? Write it in lowest terms.`,
      es: prose`De ${whole}, ${one} van a pie a la escuela, ${other} van en bicicleta y los demás van en autobús. ¿Qué fracción de los estudiantes va en autobús? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the students take the bus.`, es: line`${x} de los estudiantes van en autobús.` }),
  },
  {
    noun: nouns.vote,
    ask: (one, other, whole) => ({
      en: prose`A club counts ${whole}: ${one} for blue, ${other} for green, and the rest for yellow. What fraction of the votes are for yellow? Write it in lowest terms.`,
      es: prose`Un club cuenta ${whole}: ${one} para el azul, ${other} para el verde y los demás para el amarillo. ¿Qué fracción de los votos es para el amarillo? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the votes are for yellow.`, es: line`${x} de los votos son para el amarillo.` }),
  },
  {
    noun: nouns.day,
    ask: (one, other, whole) => ({
      en: prose`Out of ${whole}, ${one} were rainy, ${other} were cloudy, and the rest were sunny. What fraction of the days were sunny? Write it in lowest terms.`,
      es: prose`De ${whole}, ${one} fueron lluviosos, ${other} fueron nublados y los demás fueron soleados. ¿Qué fracción de los días fue soleada? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the days were sunny.`, es: line`${x} de los días fueron soleados.` }),
  },
  {
    noun: nouns.book,
    ask: (one, other, whole) => ({
      en: prose`A shelf holds ${whole}: ${one} mysteries, ${other} comics, and the rest about animals. What fraction of the books are about animals? Write it in lowest terms.`,
      es: prose`Un estante tiene ${whole}: ${one} de misterio, ${other} de historietas y los demás de animales. ¿Qué fracción de los libros es de animales? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the books are about animals.`, es: line`${x} de los libros son de animales.` }),
  },
  {
    noun: nouns.muffin,
    ask: (one, other, whole) => ({
      en: prose`A bakery makes ${whole}: ${one} banana, ${other} lemon, and the rest blueberry. What fraction of the muffins are blueberry? Write it in lowest terms.`,
      es: prose`Una panadería hace ${whole}: ${one} de plátano, ${other} de limón y los demás de arándano. ¿Qué fracción de los muffins es de arándano? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the muffins are blueberry.`, es: line`${x} de los muffins son de arándano.` }),
  },
  {
    noun: nouns.tree,
    ask: (one, other, whole) => ({
      en: prose`A park has ${whole}: ${one} oaks, ${other} maples, and the rest pines. What fraction of the trees are pines? Write it in lowest terms.`,
      es: prose`Un parque tiene ${whole}: ${one} robles, ${other} arces y los demás pinos. ¿Qué fracción de los árboles son pinos? Escríbela en su mínima expresión.`,
    }),
    ends: x => ({ en: line`${x} of the trees are pines.`, es: line`${x} de los árboles son pinos.` }),
  },
]
