import { count, line, name, prose, subject, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { ExplainedStory } from './explained-story.ts'

/** The change, a part or the difference is asked for; the first number is the greater one. */
export const missingPartStories: readonly ExplainedStory[] = [
  {
    noun: nouns.sticker,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had ${count(b, nouns.sticker)}. Then ${subject(who)} bought some more. Now ${subject(who)} has ${count(a, nouns.sticker)}. How many stickers did ${subject(who)} buy?`,
      es: prose`${name(who)} tenía ${count(b, nouns.sticker)}. Luego compró más. Ahora tiene ${count(a, nouns.sticker)}. ¿Cuántas calcomanías compró?`,
    }),
    why: because.findTheMissingPart,
    answers: (found, who) => ({ en: line`${name(who)} bought ${found}.`, es: line`${name(who)} compró ${found}.` }),
  },
  {
    noun: nouns.car,
    tell: (a, b) => ({
      en: prose`There were ${count(a, nouns.car)} in a parking lot. Some cars drove away. Now there are ${count(b, nouns.car)}. How many cars drove away?`,
      es: prose`En un estacionamiento había ${count(a, nouns.car)}. Algunos se fueron. Ahora hay ${count(b, nouns.car)}. ¿Cuántos carros se fueron?`,
    }),
    why: because.findTheMissingPart,
    takesAway: true,
    answers: found => ({ en: line`So ${found} drove away.`, es: line`Se fueron ${found}.` }),
  },
  {
    noun: nouns.carrot,
    tell: (a, b, who) => ({
      en: prose`A garden had ${count(a, nouns.carrot)}. ${name(who)} picked some of them. Now there are ${count(b, nouns.carrot)}. How many carrots did ${subject(who)} pick?`,
      es: prose`En un huerto había ${count(a, nouns.carrot)}. ${name(who)} recogió algunas. Ahora hay ${count(b, nouns.carrot)}. ¿Cuántas zanahorias recogió?`,
    }),
    why: because.findTheMissingPart,
    takesAway: true,
    answers: (found, who) => ({ en: line`${name(who)} picked ${found}.`, es: line`${name(who)} recogió ${found}.` }),
  },
  {
    noun: nouns.pencil,
    tell: (a, b) => ({
      en: prose`A box holds ${count(a, nouns.pencil)}. Of these, ${b} are red and the rest are blue. How many pencils are blue?`,
      es: prose`En una caja hay ${count(a, nouns.pencil)}. De ellos, ${b} son rojos y los demás son azules. ¿Cuántos lápices son azules?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`So ${found} are blue.`, es: line`Hay ${found} azules.` }),
  },
  {
    noun: nouns.shell,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} finds ${count(a, nouns.shell)}. ${name(other)} finds ${count(b, nouns.shell)}. How many more shells does ${name(who)} find than ${name(other)}?`,
      es: prose`${name(who)} encuentra ${count(a, nouns.shell)}. ${name(other)} encuentra ${count(b, nouns.shell)}. ¿Cuántas conchas de mar más encuentra ${name(who)} que ${name(other)}?`,
    }),
    why: because.findTheDifference,
    answers: (found, who, other) => ({
      en: line`${name(who)} finds ${found.amount} more ${things(found.noun)} than ${name(other)}.`,
      es: line`${name(who)} encuentra ${found} más que ${name(other)}.`,
    }),
  },
  {
    noun: nouns.page,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} reads ${count(b, nouns.page)}, and ${name(other)} reads ${count(a, nouns.page)}. How many fewer pages does ${name(who)} read than ${name(other)}?`,
      es: prose`${name(who)} lee ${count(b, nouns.page)} y ${name(other)} lee ${count(a, nouns.page)}. ¿Cuántas páginas menos lee ${name(who)} que ${name(other)}?`,
    }),
    why: because.findHowManyFewer,
    answers: (found, who, other) => ({
      en: line`${name(who)} reads ${found.amount} fewer ${things(found.noun)} than ${name(other)}.`,
      es: line`${name(who)} lee ${found} menos que ${name(other)}.`,
    }),
  },
  {
    noun: nouns.duck,
    tell: (a, b) => ({
      en: prose`There were ${count(b, nouns.duck)} on a pond. Then some more came. Now there are ${count(a, nouns.duck)}. How many ducks came?`,
      es: prose`En un estanque había ${count(b, nouns.duck)}. Luego llegaron más. Ahora hay ${count(a, nouns.duck)}. ¿Cuántos patos llegaron?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`So ${found} came.`, es: line`Llegaron ${found}.` }),
  },
  {
    noun: nouns.chair,
    tell: (a, b) => ({
      en: prose`A concert hall needs ${count(a, nouns.chair)}, and ${b} are already there. How many more chairs does it need?`,
      es: prose`En una sala de conciertos se necesitan ${count(a, nouns.chair)} y ya hay ${b}. ¿Cuántas sillas más se necesitan?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({
      en: line`The hall needs ${found.amount} more ${things(found.noun)}.`,
      es: line`Se necesitan ${found} más.`,
    }),
  },
  {
    noun: nouns.apple,
    tell: (a, b) => ({
      en: prose`There were ${count(a, nouns.apple)} in a basket. A family ate some of them. Now there are ${count(b, nouns.apple)}. How many apples did the family eat?`,
      es: prose`En una canasta había ${count(a, nouns.apple)}. Una familia se comió algunas. Ahora hay ${count(b, nouns.apple)}. ¿Cuántas manzanas se comió la familia?`,
    }),
    why: because.findTheMissingPart,
    takesAway: true,
    answers: found => ({ en: line`The family ate ${found}.`, es: line`La familia se comió ${found}.` }),
  },
  {
    noun: nouns.book,
    tell: (a, b) => ({
      en: prose`A library cart had ${count(b, nouns.book)}. A librarian added some more. Now it has ${count(a, nouns.book)}. How many books did the librarian add?`,
      es: prose`Un carrito de la biblioteca tenía ${count(b, nouns.book)}. La bibliotecaria puso más. Ahora tiene ${count(a, nouns.book)}. ¿Cuántos libros puso?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`The librarian added ${found}.`, es: line`La bibliotecaria puso ${found}.` }),
  },
  {
    noun: nouns.child,
    tell: (a, b) => ({
      en: prose`There are ${count(a, nouns.child)} on the playground. Of these, ${b} play soccer and the rest jump rope. How many children jump rope?`,
      es: prose`En el patio hay ${count(a, nouns.child)}. De ellos, ${b} juegan fútbol y los demás saltan la cuerda. ¿Cuántos niños saltan la cuerda?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`So ${found} jump rope.`, es: line`Entonces, ${found} saltan la cuerda.` }),
  },
  {
    noun: nouns.point,
    tell: (a, b, who) => ({
      en: prose`${name(who)} needs ${count(a, nouns.point)} to win a game and has ${b} so far. How many more points does ${subject(who)} need?`,
      es: prose`${name(who)} necesita ${count(a, nouns.point)} para ganar un juego y ya tiene ${b}. ¿Cuántos puntos más necesita?`,
    }),
    why: because.findTheMissingPart,
    answers: (found, who) => ({
      en: line`${name(who)} needs ${found.amount} more ${things(found.noun)}.`,
      es: line`${name(who)} necesita ${found} más.`,
    }),
  },
  {
    noun: nouns.muffin,
    tell: (a, b) => ({
      en: prose`A bakery had ${count(a, nouns.muffin)}. People bought some of them. Now there are ${count(b, nouns.muffin)}. How many muffins did people buy?`,
      es: prose`Una panadería tenía ${count(a, nouns.muffin)}. La gente compró una parte. Ahora quedan ${count(b, nouns.muffin)}. ¿Cuántos muffins compró la gente?`,
    }),
    why: because.findTheMissingPart,
    takesAway: true,
    answers: found => ({ en: line`People bought ${found}.`, es: line`La gente compró ${found}.` }),
  },
  {
    noun: nouns.stamp,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, nouns.stamp)}. ${name(other)} has ${count(b, nouns.stamp)}. How many more stamps does ${name(who)} have than ${name(other)}?`,
      es: prose`${name(who)} tiene ${count(a, nouns.stamp)}. ${name(other)} tiene ${count(b, nouns.stamp)}. ¿Cuántas estampillas más tiene ${name(who)} que ${name(other)}?`,
    }),
    why: because.findTheDifference,
    answers: (found, who) => ({
      en: line`${name(who)} has ${found.amount} more ${things(found.noun)}.`,
      es: line`${name(who)} tiene ${found} más.`,
    }),
  },
  {
    noun: nouns.egg,
    tell: (a, b) => ({
      en: prose`A farmer collected ${count(a, nouns.egg)}. Of these, ${b} are brown and the rest are white. How many eggs are white?`,
      es: prose`Un granjero recogió ${count(a, nouns.egg)}. De ellos, ${b} son cafés y los demás son blancos. ¿Cuántos huevos son blancos?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`So ${found} are white.`, es: line`Hay ${found} blancos.` }),
  },
  {
    noun: nouns.block,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had a tower of ${count(b, nouns.block)}. Then ${subject(who)} added some more. Now the tower has ${count(a, nouns.block)}. How many blocks did ${subject(who)} add?`,
      es: prose`${name(who)} tenía una torre de ${count(b, nouns.block)}. Luego puso más. Ahora la torre tiene ${count(a, nouns.block)}. ¿Cuántos bloques puso?`,
    }),
    why: because.findTheMissingPart,
    answers: (found, who) => ({ en: line`${name(who)} added ${found}.`, es: line`${name(who)} puso ${found}.` }),
  },
  {
    noun: nouns.minute,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} practices the piano for ${count(b, nouns.minute)}, and ${name(other)} practices for ${count(a, nouns.minute)}. How many fewer minutes does ${name(who)} practice than ${name(other)}?`,
      es: prose`${name(who)} practica piano ${count(b, nouns.minute)} y ${name(other)} practica ${count(a, nouns.minute)}. ¿Cuántos minutos menos practica ${name(who)} que ${name(other)}?`,
    }),
    why: because.findHowManyFewer,
    answers: (found, who, other) => ({
      en: line`${name(who)} practices ${found.amount} fewer ${things(found.noun)} than ${name(other)}.`,
      es: line`${name(who)} practica ${found} menos que ${name(other)}.`,
    }),
  },
  {
    noun: nouns.dollar,
    tell: (a, b, who) => ({
      en: prose`A game costs ${count(a, nouns.dollar)}. ${name(who)} has ${count(b, nouns.dollar)}. How many more dollars does ${subject(who)} need?`,
      es: prose`Un juego cuesta ${count(a, nouns.dollar)}. ${name(who)} tiene ${count(b, nouns.dollar)}. ¿Cuántos dólares más necesita?`,
    }),
    why: because.findTheMissingPart,
    answers: (found, who) => ({
      en: line`${name(who)} needs ${found.amount} more ${things(found.noun)}.`,
      es: line`${name(who)} necesita ${found} más.`,
    }),
  },
  {
    noun: nouns.sheep,
    tell: (a, b) => ({
      en: prose`A farmer has ${count(a, nouns.sheep)}. Of these, ${b} are in the barn and the rest are in the field. How many sheep are in the field?`,
      es: prose`Un granjero tiene ${count(a, nouns.sheep)}. De ellas, ${b} están en el establo y las demás están en el campo. ¿Cuántas ovejas están en el campo?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`So ${found} are in the field.`, es: line`En el campo hay ${found}.` }),
  },
  {
    noun: nouns.balloon,
    tell: (a, b) => ({
      en: prose`There were ${count(a, nouns.balloon)} in the gym. Some of them popped. Now there are ${count(b, nouns.balloon)}. How many balloons popped?`,
      es: prose`En el gimnasio había ${count(a, nouns.balloon)}. Algunos se reventaron. Ahora hay ${count(b, nouns.balloon)}. ¿Cuántos globos se reventaron?`,
    }),
    why: because.findTheMissingPart,
    takesAway: true,
    answers: found => ({ en: line`So ${found} popped.`, es: line`Se reventaron ${found}.` }),
  },
  {
    noun: nouns.can,
    tell: (a, b) => ({
      en: prose`A class wants to collect ${count(a, nouns.can)} and has ${b} so far. How many more cans does it need?`,
      es: prose`Una clase quiere reunir ${count(a, nouns.can)} y ya tiene ${b}. ¿Cuántas latas más necesita?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({
      en: line`The class needs ${found.amount} more ${things(found.noun)}.`,
      es: line`La clase necesita ${found} más.`,
    }),
  },
  {
    noun: nouns.foot,
    tell: (a, b) => ({
      en: prose`One tree is ${count(a, nouns.foot)} tall. Another tree is ${count(b, nouns.foot)} tall. How many feet taller is the first tree?`,
      es: prose`Un árbol mide ${count(a, nouns.foot)} de alto. Otro árbol mide ${count(b, nouns.foot)} de alto. ¿Cuántos pies más mide el primer árbol?`,
    }),
    why: because.findTheDifference,
    answers: found => ({ en: line`The first tree is ${found} taller.`, es: line`El primer árbol mide ${found} más.` }),
  },
  {
    noun: nouns.bead,
    tell: (a, b) => ({
      en: prose`A necklace has ${count(a, nouns.bead)}. Of these, ${b} are small and the rest are large. How many beads are large?`,
      es: prose`Un collar tiene ${count(a, nouns.bead)}. De ellas, ${b} son pequeñas y las demás son grandes. ¿Cuántas cuentas son grandes?`,
    }),
    why: because.findTheMissingPart,
    answers: found => ({ en: line`So ${found} are large.`, es: line`Hay ${found} grandes.` }),
  },
]
