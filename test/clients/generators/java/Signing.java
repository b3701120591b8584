import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs requests of java.net.http with version 2 of the signature. */
final class Signing {
    private Signing() {}

    static void sign(HttpRequest.Builder builder, String apiKey, String apiSecret) {
        HttpRequest request = builder.build();
        String timestamp = String.valueOf(System.currentTimeMillis());
        String query = request.uri().getRawQuery() == null ? "" : request.uri().getRawQuery();
        try {
            String bodyHash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bodyOf(request)));
            String text = String.join("\n", "TALAD-SIGNATURE-2", apiKey, timestamp, "", request.method(),
                request.uri().getRawPath(), query, bodyHash);
            Mac mac = Mac.getInstance("HmacSHA512");
            mac.init(new SecretKeySpec(apiSecret.getBytes(StandardCharsets.UTF_8), "HmacSHA512"));
            builder.setHeader("Authorization", "TDAX-API " + apiKey);
            builder.setHeader("Signature-Version", "2");
            builder.setHeader("X-Timestamp", timestamp);
            builder.setHeader("Signature", HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8))));
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
    }

    private static byte[] bodyOf(HttpRequest request) throws Exception {
        if (request.bodyPublisher().isEmpty()) return new byte[0];
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CompletableFuture<byte[]> whole = new CompletableFuture<>();
        request.bodyPublisher().get().subscribe(new Flow.Subscriber<ByteBuffer>() {
            @Override public void onSubscribe(Flow.Subscription subscription) { subscription.request(Long.MAX_VALUE); }
            @Override public void onNext(ByteBuffer part) {
                byte[] read = new byte[part.remaining()];
                part.get(read);
                bytes.writeBytes(read);
            }
            @Override public void onError(Throwable error) { whole.completeExceptionally(error); }
            @Override public void onComplete() { whole.complete(bytes.toByteArray()); }
        });
        return whole.get();
    }
}
