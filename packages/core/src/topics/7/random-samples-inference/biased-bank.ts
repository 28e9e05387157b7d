import type { Both } from '../../../author.ts'

/** A sample that favors a part of the population, and why. */
export interface BiasedSample {
  readonly says: Both<string>
  /** To follow "Biased, because". */
  readonly why: Both<string>
}
const q = (en: string, es: string): Both<string> => ({ en, es })
const biased = (en: string, es: string, whyEn: string, whyEs: string): BiasedSample => ({
  says: q(en, es),
  why: q(whyEn, whyEs),
})

export const biasedSamples: readonly BiasedSample[] = [
  biased(
    'A student wants to know the favorite sport of all students. He asks 40 fans at a basketball game.',
    'Un estudiante quiere saber el deporte favorito de todos los estudiantes. Pregunta a 40 aficionados en un partido de baloncesto.',
    'fans at a basketball game are more likely to prefer basketball',
    'es más probable que los aficionados de ese partido prefieran el baloncesto',
  ),
  biased(
    'A school wants to know how its students get to school. A teacher asks the 30 students who get off bus 4.',
    'Una escuela quiere saber cómo llegan sus estudiantes. Un maestro pregunta a los 30 estudiantes que bajan del autobús 4.',
    'all of them came by bus',
    'todos ellos llegaron en autobús',
  ),
  biased(
    'A town wants to know whether people would use a new library. It asks 50 people who come out of a bookstore.',
    'Una ciudad quiere saber si la gente usaría una nueva biblioteca. Pregunta a 50 personas que salen de una librería.',
    'people at a bookstore are more likely to read a lot',
    'es más probable que quienes salen de una librería lean mucho',
  ),
  biased(
    'A website wants to know how many hours adults spend online. It asks the 200 visitors who fill out a form on the website.',
    'Un sitio web quiere saber cuántas horas pasan los adultos en internet. Pregunta a los 200 visitantes que llenan un formulario en el sitio.',
    'people who fill out forms online are more likely to spend a lot of time there',
    'es más probable que quienes llenan formularios en línea pasen allí mucho tiempo',
  ),
  biased(
    'A principal wants to know how long seventh graders do homework. She asks the 25 members of the math club.',
    'La directora quiere saber cuánto tiempo hacen tarea los estudiantes de séptimo grado. Pregunta a los 25 miembros del club de matemáticas.',
    'members of the math club may study more than others',
    'los miembros del club de matemáticas pueden estudiar más que otros',
  ),
  biased(
    'A company wants to know how many of today’s batteries are weak. A worker tests the first 20 batteries of the morning.',
    'Una compañía quiere saber cuántas pilas de hoy son débiles. Un trabajador prueba las primeras 20 de la mañana.',
    'batteries made later in the day had no chance of being chosen',
    'las pilas hechas más tarde no tuvieron oportunidad de ser elegidas',
  ),
  biased(
    'A ranger wants to know how tall the trees of a forest are. He measures the 30 trees along the road.',
    'Un guardabosques quiere saber qué altura tienen los árboles de un bosque. Mide los 30 árboles que están junto a la carretera.',
    'trees along the road may grow differently from those deep in the forest',
    'los árboles junto a la carretera pueden crecer de otra manera que los del interior del bosque',
  ),
  biased(
    'A cafeteria wants to know whether students like its food. It asks the students who bring lunch from home.',
    'Una cafetería quiere saber si a los estudiantes les gusta su comida. Pregunta a los que traen el almuerzo de casa.',
    'students who bring lunch are more likely not to like the food',
    'es más probable que a quienes traen su almuerzo no les guste la comida',
  ),
  biased(
    'A radio station wants to know the favorite music of a city. Listeners of its rock show are asked to call in.',
    'Una estación de radio quiere saber la música favorita de una ciudad. Pide que llamen los oyentes de su programa de rock.',
    'listeners of a rock show are more likely to prefer rock',
    'es más probable que los oyentes de un programa de rock prefieran el rock',
  ),
  biased(
    'A gym wants to know how often adults in town exercise. It asks 60 people in its own weight room.',
    'Un gimnasio quiere saber con qué frecuencia hacen ejercicio los adultos de la ciudad. Pregunta a 60 personas en su propia sala de pesas.',
    'people at a gym exercise more than most adults',
    'las personas de un gimnasio hacen más ejercicio que la mayoría de los adultos',
  ),
  biased(
    'A scientist wants to know the size of the fish in a lake. She uses a net with large holes.',
    'Una científica quiere saber el tamaño de los peces de un lago. Usa una red de agujeros grandes.',
    'small fish slip through the net and are not caught',
    'los peces pequeños se escapan por la red y no se pescan',
  ),
  biased(
    'A newspaper wants to know how people will vote. It asks 300 people at a rally of one candidate.',
    'Un periódico quiere saber cómo votará la gente. Pregunta a 300 personas en un mitin de un candidato.',
    'people at a rally are more likely to support that candidate',
    'es más probable que las personas de un mitin apoyen a ese candidato',
  ),
  biased(
    'A student wants to know how much her classmates spend on clothes. She asks her five best friends.',
    'Una estudiante quiere saber cuánto gastan en ropa sus compañeros. Pregunta a sus cinco mejores amigas.',
    'friends are often alike, and the other classmates had no chance of being chosen',
    'las amigas suelen parecerse, y los demás compañeros no tuvieron oportunidad de ser elegidos',
  ),
  biased(
    'A hotel wants to know whether its guests are satisfied. It reads only the cards that guests hand in on their own.',
    'Un hotel quiere saber si sus huéspedes están satisfechos. Lee solo las tarjetas que los huéspedes entregan por su cuenta.',
    'guests who are very pleased or very angry are more likely to hand in a card',
    'es más probable que entreguen una tarjeta los huéspedes muy contentos o muy enojados',
  ),
  biased(
    'A city wants to know how many people own a car. It asks 80 people who park downtown.',
    'Una ciudad quiere saber cuántas personas tienen carro. Pregunta a 80 personas que se estacionan en el centro.',
    'people who park have come by car',
    'quienes se estacionan llegaron en carro',
  ),
  biased(
    'A farmer wants to know how ripe his apples are. He picks 40 apples from the lowest branches.',
    'Un agricultor quiere saber qué tan maduras están sus manzanas. Recoge 40 manzanas de las ramas más bajas.',
    'apples on low branches get less sun than those on top',
    'las manzanas de las ramas bajas reciben menos sol que las de arriba',
  ),
  biased(
    'A school wants to know how many books its students read. It asks the 35 students in the library on a Friday afternoon.',
    'Una escuela quiere saber cuántos libros leen sus estudiantes. Pregunta a los 35 que están en la biblioteca un viernes por la tarde.',
    'students in the library are more likely to read many books',
    'es más probable que los estudiantes de la biblioteca lean muchos libros',
  ),
  biased(
    'A company wants to know whether its employees want to work nights. It asks the 50 employees on the night shift.',
    'Una empresa quiere saber si sus empleados quieren trabajar de noche. Pregunta a los 50 empleados del turno de noche.',
    'the employees of the day shift had no chance of being chosen',
    'los empleados del turno de día no tuvieron oportunidad de ser elegidos',
  ),
  biased(
    'A museum wants to know the age of its visitors. It asks the visitors on the morning of a school field trip.',
    'Un museo quiere saber la edad de sus visitantes. Pregunta a los visitantes la mañana de una excursión escolar.',
    'on that morning there are many more children than usual',
    'esa mañana hay muchos más niños que de costumbre',
  ),
  biased(
    'A park wants to know whether people in town own a dog. It asks the first 40 people at the dog run.',
    'Un parque quiere saber si las personas de la ciudad tienen perro. Pregunta a las primeras 40 en el área para perros.',
    'people at the dog run are more likely to own a dog',
    'es más probable que las personas del área para perros tengan perro',
  ),
]
