/** What the answers of the leader prove: its lease, from the time of the question on; and who the leader is. */
import { ASK_MS, LeaderContact } from '../../src/engine/cluster/leaderContact';
import { encodeMessage, type LeaderStatus, Subjects } from '../../src/engine/cluster/messages';
import { BusBench } from './busBench';

const SUBJECTS = new Subjects('test');
const STATUS: LeaderStatus = {
  epoch: 2,
  sequence: 5,
  hash: null,
  watermarkMs: 0,
  hasRoom: true,
  leaseLeftMs: 1_000,
  timeMs: 0,
};

function newContact() {
  const bench = new BusBench();
  const bus = bench.connect();
  const questions = bench.record(bench.connect(), SUBJECTS.leader);
  const seen: string[] = [];
  const contact = new LeaderContact({
    ...{ bus, subjects: SUBJECTS, eventLoop: bench.eventLoop },
    onEpoch: (epoch) => seen.push(`epoch ${epoch}`),
    onStatus: ({ sequence }, askedMs) => seen.push(`event ${sequence}, asked at ${askedMs}`),
  });
  const answer = (number: number, status: Partial<LeaderStatus> = {}) =>
    contact.receive(number, encodeMessage({ ...STATUS, ...status }));
  return { ...bench, bench, questions, seen, contact, answer };
}

test('it asks ten times a second, and each question has its own number', async () => {
  const { bench, contact, questions } = newContact();
  contact.start(() => SUBJECTS.inbox('s'));
  await bench.time.advance(3 * ASK_MS + 1);
  expect(questions.map(({ reply }) => reply)).toEqual([1, 2, 3, 4].map((number) => `test.inbox.s.status.${number}`));
  contact.stop();
  await bench.time.advance(10 * ASK_MS);
  expect(questions.length).toBe(4);
});

test('a late answer proves the lease from the time of the question on', async () => {
  const { bench, contact, answer, seen } = newContact();
  contact.start(() => SUBJECTS.inbox('s'));
  await bench.time.advance(600);
  answer(1);
  expect(seen).toEqual(['epoch 2', 'event 5, asked at 0']);
  expect(contact.isLeaseProved).toBe(true);
  await bench.time.advance(399);
  expect(contact.isLeaseProved).toBe(true);
  await bench.time.advance(1);
  expect(contact.isLeaseProved).toBe(false);
});

test('an earlier proof is not shortened by the late answer to an earlier question', async () => {
  const { bench, contact, answer } = newContact();
  contact.start(() => SUBJECTS.inbox('s'));
  await bench.time.advance(550);
  answer(6);
  answer(2);
  await bench.time.advance(900);
  expect(contact.isLeaseProved).toBe(true);
});

test('an answer of an earlier leader is ignored, and what it proved counts no more under the next one', async () => {
  const { bench, contact, answer, seen } = newContact();
  contact.start(() => SUBJECTS.inbox('s'));
  await bench.time.advance(250);
  answer(1, { leaseLeftMs: 60_000 });
  answer(2, { epoch: 3, sequence: 6, leaseLeftMs: 500 });
  answer(3, { epoch: 2, sequence: 7, leaseLeftMs: 60_000 });
  expect(seen).toEqual(['epoch 2', 'event 5, asked at 0', 'epoch 3', 'event 6, asked at 100']);
  expect([contact.epoch, contact.status?.sequence]).toEqual([3, 6]);
  await bench.time.advance(400);
  expect(contact.isLeaseProved).toBe(false);
});

test('an answer to a question that was never asked, or too long ago, is ignored', async () => {
  const { bench, contact, answer, seen } = newContact();
  contact.start(() => SUBJECTS.inbox('s'));
  await bench.time.advance(101 * ASK_MS);
  answer(1);
  answer(1_000);
  expect([seen, contact.epoch, contact.isLeaseProved]).toEqual([[], 0, false]);
});

test('events of the next leader end the proof of the present one, and the gateway asks at once', async () => {
  const { bench, contact, answer, seen, questions } = newContact();
  contact.start(() => SUBJECTS.inbox('s'));
  await bench.time.advance(10);
  answer(1);
  contact.noticeEpoch(2);
  expect(contact.isLeaseProved).toBe(true);
  contact.noticeEpoch(3);
  expect([contact.isLeaseProved, contact.epoch]).toEqual([false, 2]);
  await bench.time.advance(1);
  expect(questions.length).toBe(2);
  answer(2, { epoch: 2 });
  expect([contact.isLeaseProved, seen.length]).toEqual([false, 2]);
  answer(2, { epoch: 3 });
  expect([contact.isLeaseProved, contact.epoch, seen[2]]).toEqual([true, 3, 'epoch 3']);
});
