/**
 * Says above the page that its application could not be had, where it would be waited for for ever; a form that stands there
 * stays. The sentence waits at the end of index.html, unless another is known: the first link of a page is the one that skips
 * to its content.
 */
export function tellFailure(sentence?: string): void {
  document.documentElement.hidden = false;
  document.getElementById('attente')?.remove();
  const panne = document.getElementById('panne');
  if (panne === null) return;
  if (sentence !== undefined) panne.textContent = sentence;
  document.body.prepend(panne);
  panne.hidden = false;
}
