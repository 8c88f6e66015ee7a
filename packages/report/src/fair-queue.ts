type Owner = string | symbol;

/** A line for each owner, served in turn: whoever asks for a hundred things waits for itself, and has one at a time under way. */
export class FairQueue<Job> {
  /** In the order of their turns. */
  readonly #waiting = new Map<Owner, Job[]>();
  readonly #busy = new Set<Owner>();
  #length = 0;

  /** How many jobs wait, of everybody. */
  get length(): number {
    return this.#length;
  }

  /** How many jobs of an owner wait. */
  lengthOf(owner: Owner): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  add(owner: Owner, job: Job): void {
    const jobs = this.#waiting.get(owner);
    if (jobs === undefined) this.#waiting.set(owner, [job]);
    else jobs.push(job);
    this.#length += 1;
  }

  /** Takes a job out that waits; whether it did. */
  remove(owner: Owner, job: Job): boolean {
    const jobs = this.#waiting.get(owner) ?? [];
    const others = jobs.filter((one) => one !== job);
    if (others.length === jobs.length) return false;
    if (others.length > 0) this.#waiting.set(owner, others);
    else this.#waiting.delete(owner);
    this.#length -= 1;
    return true;
  }

  /** Whether an owner has a job under way. */
  isBusy(owner: Owner): boolean {
    return this.#busy.has(owner);
  }

  /** The next job that is wanted, whose owner is then busy until `release`; undefined when no such turn can come now. */
  take(isWanted: (job: Job) => boolean): { owner: Owner; job: Job } | undefined {
    for (const [owner, [job, ...others]] of this.#waiting) {
      if (this.#busy.has(owner) || job === undefined || !isWanted(job)) continue;
      this.#waiting.delete(owner);
      if (others.length > 0) this.#waiting.set(owner, others);
      this.#busy.add(owner);
      this.#length -= 1;
      return { owner, job };
    }
    return undefined;
  }

  /** Whether `take` has a job to give. */
  hasNext(isWanted: (job: Job) => boolean): boolean {
    return [...this.#waiting].some(
      ([owner, [job]]) => !this.#busy.has(owner) && job !== undefined && isWanted(job),
    );
  }

  /** Ends the turn of an owner, who is then last in line. */
  release(owner: Owner): void {
    this.#busy.delete(owner);
    const jobs = this.#waiting.get(owner);
    if (jobs === undefined) return;
    this.#waiting.delete(owner);
    this.#waiting.set(owner, jobs);
  }

  /** Takes out every job that waits. */
  clear(): Job[] {
    const jobs = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#length = 0;
    return jobs;
  }
}
