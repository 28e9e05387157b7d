import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export interface ThreeAmounts {
  readonly noun: Noun
  readonly tell: (first: Term, second: Term, third: Term) => Both<Block>
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
}

export const threeAmounts: readonly ThreeAmounts[] = [
  {
    noun: nouns.bead,
    tell: (a, b, c) => ({
      en: prose`Rosa has ${a} red beads, ${b} blue beads, and ${c} white beads. How many beads does she have in all?`,
      es: prose`Rosa tiene ${a} cuentas rojas, ${b} azules y ${c} blancas. ¿Cuántas cuentas tiene en total?`,
    }),
    answers: found => ({ en: line`Rosa has ${found} in all.`, es: line`Rosa tiene ${found} en total.` }),
  },
  {
    noun: nouns.can,
    tell: (a, b, c) => ({
      en: prose`Three classes collect cans to recycle. They collect ${a}, ${b}, and ${c} cans. How many cans do they collect in all?`,
      es: prose`Tres clases reúnen latas para reciclar. Reúnen ${a}, ${b} y ${c} latas. ¿Cuántas latas reúnen en total?`,
    }),
    answers: found => ({
      en: line`The classes collect ${found} in all.`,
      es: line`Las clases reúnen ${found} en total.`,
    }),
  },
  {
    noun: nouns.page,
    tell: (a, b, c) => ({
      en: prose`Leo reads ${a} pages on Friday, ${b} on Saturday, and ${c} on Sunday. How many pages does he read in all?`,
      es: prose`Leo lee ${a} páginas el viernes, ${b} el sábado y ${c} el domingo. ¿Cuántas páginas lee en total?`,
    }),
    answers: found => ({ en: line`Leo reads ${found} in all.`, es: line`Leo lee ${found} en total.` }),
  },
  {
    noun: nouns.tree,
    tell: (a, b, c) => ({
      en: prose`A farm has ${a} apple trees, ${b} pear trees, and ${c} peach trees. How many of these trees does it have in all?`,
      es: prose`Una granja tiene ${a} manzanos, ${b} perales y ${c} durazneros. ¿Cuántos de estos árboles tiene en total?`,
    }),
    answers: found => ({ en: line`The farm has ${found} in all.`, es: line`La granja tiene ${found} en total.` }),
  },
  {
    noun: nouns.ticket,
    tell: (a, b, c) => ({
      en: prose`A theater sells ${a} tickets on Monday, ${b} on Tuesday, and ${c} on Wednesday. How many tickets does it sell in all?`,
      es: prose`Un teatro vende ${a} boletos el lunes, ${b} el martes y ${c} el miércoles. ¿Cuántos boletos vende en total?`,
    }),
    answers: found => ({ en: line`The theater sells ${found} in all.`, es: line`El teatro vende ${found} en total.` }),
  },
  {
    noun: nouns.child,
    tell: (a, b, c) => ({
      en: prose`Children ride to the zoo in three trains. The trains carry ${a}, ${b}, and ${c} children. How many children go to the zoo?`,
      es: prose`Tres trenes llevan niños al zoológico. Los trenes llevan ${a}, ${b} y ${c} niños. ¿Cuántos niños van al zoológico?`,
    }),
    answers: found => ({ en: line`In all, ${found} go to the zoo.`, es: line`En total, ${found} van al zoológico.` }),
  },
  {
    noun: nouns.sticker,
    tell: (a, b, c) => ({
      en: prose`Ana has ${a} star stickers, ${b} animal stickers, and ${c} flower stickers. How many stickers does she have in all?`,
      es: prose`Ana tiene ${a} calcomanías de estrellas, ${b} de animales y ${c} de flores. ¿Cuántas calcomanías tiene en total?`,
    }),
    answers: found => ({ en: line`Ana has ${found} in all.`, es: line`Ana tiene ${found} en total.` }),
  },
  {
    noun: nouns.mile,
    tell: (a, b, c) => ({
      en: prose`A family drives ${a} miles in the morning, ${b} after lunch, and ${c} after dinner. How many miles does it drive in all?`,
      es: prose`Una familia recorre en carro ${a} millas por la mañana, ${b} después del almuerzo y ${c} después de la cena. ¿Cuántas millas recorre en total?`,
    }),
    answers: found => ({
      en: line`The family drives ${found} in all.`,
      es: line`La familia recorre ${found} en total.`,
    }),
  },
]

export interface FourAmounts {
  readonly noun: Noun
  readonly tell: (first: Term, second: Term, third: Term, fourth: Term) => Both<Block>
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
  /** The total is told, and three of the amounts. */
  readonly tellMissing: (total: Term, first: Term, second: Term, third: Term) => Both<Block>
  readonly answersMissing: (found: Quantity) => Both<readonly Inline[]>
}

export const fourAmounts: readonly FourAmounts[] = [
  {
    noun: nouns.book,
    tell: (a, b, c, d) => ({
      en: prose`In four months, a class reads ${a}, ${b}, ${c}, and ${d} books. How many books does it read in all?`,
      es: prose`En cuatro meses, una clase lee ${a}, ${b}, ${c} y ${d} libros. ¿Cuántos libros lee en total?`,
    }),
    answers: found => ({ en: line`The class reads ${found} in all.`, es: line`La clase lee ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`A class reads ${total} books in four months. In the first three months, it reads ${a}, ${b}, and ${c} books. How many books does it read in the fourth month?`,
      es: prose`Una clase lee ${total} libros en cuatro meses. En los primeros tres meses lee ${a}, ${b} y ${c} libros. ¿Cuántos libros lee en el cuarto mes?`,
    }),
    answersMissing: found => ({
      en: line`The class reads ${found} in the fourth month.`,
      es: line`La clase lee ${found} en el cuarto mes.`,
    }),
  },
  {
    noun: nouns.point,
    tell: (a, b, c, d) => ({
      en: prose`In four games, a team scores ${a}, ${b}, ${c}, and ${d} points. How many points does it score in all?`,
      es: prose`En cuatro partidos, un equipo anota ${a}, ${b}, ${c} y ${d} puntos. ¿Cuántos puntos anota en total?`,
    }),
    answers: found => ({ en: line`The team scores ${found} in all.`, es: line`El equipo anota ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`A team scores ${total} points in four games. In the first three games, it scores ${a}, ${b}, and ${c} points. How many points does it score in the last game?`,
      es: prose`Un equipo anota ${total} puntos en cuatro partidos. En los primeros tres partidos anota ${a}, ${b} y ${c} puntos. ¿Cuántos puntos anota en el último partido?`,
    }),
    answersMissing: found => ({
      en: line`The team scores ${found} in the last game.`,
      es: line`El equipo anota ${found} en el último partido.`,
    }),
  },
  {
    noun: nouns.marble,
    tell: (a, b, c, d) => ({
      en: prose`Four jars have ${a}, ${b}, ${c}, and ${d} marbles. How many marbles do they have in all?`,
      es: prose`En cuatro frascos hay ${a}, ${b}, ${c} y ${d} canicas. ¿Cuántas canicas hay en total?`,
    }),
    answers: found => ({ en: line`The jars have ${found} in all.`, es: line`En los frascos hay ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`Four jars have ${total} marbles in all. Three of the jars have ${a}, ${b}, and ${c} marbles. How many marbles does the fourth jar have?`,
      es: prose`En cuatro frascos hay ${total} canicas en total. En tres de los frascos hay ${a}, ${b} y ${c} canicas. ¿Cuántas canicas hay en el cuarto frasco?`,
    }),
    answersMissing: found => ({
      en: line`The fourth jar has ${found}.`,
      es: line`En el cuarto frasco hay ${found}.`,
    }),
  },
  {
    noun: nouns.mile,
    tell: (a, b, c, d) => ({
      en: prose`In four days, a bus driver drives ${a}, ${b}, ${c}, and ${d} miles. How many miles does she drive in all?`,
      es: prose`En cuatro días, una conductora de autobús recorre ${a}, ${b}, ${c} y ${d} millas. ¿Cuántas millas recorre en total?`,
    }),
    answers: found => ({ en: line`She drives ${found} in all.`, es: line`Recorre ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`A bus driver drives ${total} miles in four days. In the first three days, she drives ${a}, ${b}, and ${c} miles. How many miles does she drive on the fourth day?`,
      es: prose`Una conductora de autobús recorre ${total} millas en cuatro días. En los primeros tres días recorre ${a}, ${b} y ${c} millas. ¿Cuántas millas recorre el cuarto día?`,
    }),
    answersMissing: found => ({
      en: line`She drives ${found} on the fourth day.`,
      es: line`El cuarto día recorre ${found}.`,
    }),
  },
  {
    noun: nouns.can,
    tell: (a, b, c, d) => ({
      en: prose`Four classes collect ${a}, ${b}, ${c}, and ${d} cans. How many cans do they collect in all?`,
      es: prose`Cuatro clases reúnen ${a}, ${b}, ${c} y ${d} latas. ¿Cuántas latas reúnen en total?`,
    }),
    answers: found => ({
      en: line`The classes collect ${found} in all.`,
      es: line`Las clases reúnen ${found} en total.`,
    }),
    tellMissing: (total, a, b, c) => ({
      en: prose`Four classes collect ${total} cans. Three of the classes collect ${a}, ${b}, and ${c} cans. How many cans does the fourth class collect?`,
      es: prose`Cuatro clases reúnen ${total} latas. Tres de las clases reúnen ${a}, ${b} y ${c} latas. ¿Cuántas latas reúne la cuarta clase?`,
    }),
    answersMissing: found => ({
      en: line`The fourth class collects ${found}.`,
      es: line`La cuarta clase reúne ${found}.`,
    }),
  },
  {
    noun: nouns.page,
    tell: (a, b, c, d) => ({
      en: prose`In four weeks, Malik reads ${a}, ${b}, ${c}, and ${d} pages. How many pages does he read in all?`,
      es: prose`En cuatro semanas, Malik lee ${a}, ${b}, ${c} y ${d} páginas. ¿Cuántas páginas lee en total?`,
    }),
    answers: found => ({ en: line`Malik reads ${found} in all.`, es: line`Malik lee ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`Malik reads a book of ${total} pages in four weeks. In the first three weeks, he reads ${a}, ${b}, and ${c} pages. How many pages does he read in the fourth week?`,
      es: prose`Malik lee un libro de ${total} páginas en cuatro semanas. En las primeras tres semanas lee ${a}, ${b} y ${c} páginas. ¿Cuántas páginas lee en la cuarta semana?`,
    }),
    answersMissing: found => ({
      en: line`Malik reads ${found} in the fourth week.`,
      es: line`Malik lee ${found} en la cuarta semana.`,
    }),
  },
  {
    noun: nouns.seat,
    tell: (a, b, c, d) => ({
      en: prose`The four parts of a theater have ${a}, ${b}, ${c}, and ${d} seats. How many seats does the theater have in all?`,
      es: prose`Las cuatro secciones de un teatro tienen ${a}, ${b}, ${c} y ${d} asientos. ¿Cuántos asientos tiene el teatro en total?`,
    }),
    answers: found => ({ en: line`The theater has ${found} in all.`, es: line`El teatro tiene ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`A theater with four parts has ${total} seats. Three of the parts have ${a}, ${b}, and ${c} seats. How many seats does the fourth part have?`,
      es: prose`Un teatro de cuatro secciones tiene ${total} asientos. Tres de las secciones tienen ${a}, ${b} y ${c} asientos. ¿Cuántos asientos tiene la cuarta sección?`,
    }),
    answersMissing: found => ({
      en: line`The fourth part has ${found}.`,
      es: line`La cuarta sección tiene ${found}.`,
    }),
  },
  {
    noun: nouns.ticket,
    tell: (a, b, c, d) => ({
      en: prose`In four days, a museum sells ${a}, ${b}, ${c}, and ${d} tickets. How many tickets does it sell in all?`,
      es: prose`En cuatro días, un museo vende ${a}, ${b}, ${c} y ${d} boletos. ¿Cuántos boletos vende en total?`,
    }),
    answers: found => ({ en: line`The museum sells ${found} in all.`, es: line`El museo vende ${found} en total.` }),
    tellMissing: (total, a, b, c) => ({
      en: prose`A museum sells ${total} tickets in four days. In the first three days, it sells ${a}, ${b}, and ${c} tickets. How many tickets does it sell on the fourth day?`,
      es: prose`Un museo vende ${total} boletos en cuatro días. En los primeros tres días vende ${a}, ${b} y ${c} boletos. ¿Cuántos boletos vende el cuarto día?`,
    }),
    answersMissing: found => ({
      en: line`The museum sells ${found} on the fourth day.`,
      es: line`El museo vende ${found} el cuarto día.`,
    }),
  },
]
