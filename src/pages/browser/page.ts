/**
 * Our own pages, asked for by the script: the same forms, sent the same way, and of the answer the parts that the reader should see. XMLHttpRequest because
 * it gives a document: no text is ever made into markup here, which the page's policy would refuse.
 */

const PATIENCE_MS = 10_000;

/** The page at the path, or what it answers to a form. Rejects when there is no page in time. */
export function openPage(path: string, form?: URLSearchParams): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(form === undefined ? 'GET' : 'POST', path);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    // What programs get has no words for people.
    request.setRequestHeader('Accept', 'text/html');
    request.onload = () =>
      request.responseXML === null
        ? reject(new Error(`${path} answered ${request.status}`))
        : resolve(request.responseXML);
    request.onerror = request.ontimeout = () => reject(new Error(`${path} does not answer`));
    if (form === undefined) return request.send();
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    request.send(form.toString());
  });
}

/** All that a form holds, as it would be sent. */
export function formValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}

/** Puts what is in the answer's part into ours, which stays: what is said of it is heard. False when the answer has none. */
export function takePart(answer: Document, id: string): boolean {
  const [mine, theirs] = [document.getElementById(id), answer.getElementById(id)];
  if (mine === null || theirs === null) return false;
  mine.className = theirs.className;
  mine.replaceChildren(...document.adoptNode(theirs).childNodes);
  return true;
}
